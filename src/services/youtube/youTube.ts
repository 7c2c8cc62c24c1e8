import * as z from 'zod/mini';
import { maxVideos } from '../../config/behaviour.ts';
import { webUrl } from '../../records/text.ts';
import type { ChannelVideo } from '../../records/video.ts';
import type { RequestJson } from '../http/request.ts';
import { readingOf, type LeftOut, type Reading } from '../http/reading.ts';
import { orNone, serviceTitle, shaped } from '../http/shaped.ts';
import { ServiceError } from '../http/serviceError.ts';

export interface YouTubeAccess {
  /** `https://www.googleapis.com/youtube/v3`, or a fake's. */
  base: string;
  key: string;
  channelId: string;
  /** The id of the channel's uploads; it saves the call for the channel. */
  playlistId?: string | undefined;
}

/** Maximum number of entries a page. */
const pageSize = '50';

const channels = z.object({
  items: z.array(
    z.object({ contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }) }),
  ),
});

/** Sizes of a still, the largest first; any may be missing (FACTS, YouTube). */
const sizes = ['maxres', 'standard', 'high', 'medium', 'default'] as const;
/** Sizes in the order of their fitness for a list, which needs 320 pixels. */
const smallSizes = ['medium', 'high', 'standard', 'maxres', 'default'] as const;
const thumbnail = orNone(z.object({ url: webUrl }));

/** Titles that the service gives to videos that are gone; some keep a grey still. */
const goneTitles = new Set(['Deleted video', 'Private video']);

const entry = z.object({
  snippet: z.object({
    title: serviceTitle,
    resourceId: z.object({ videoId: z.string() }),
    /** Missing for a deleted or private video. */
    videoOwnerChannelId: orNone(z.string()),
    thumbnails: orNone(
      z.object({
        maxres: thumbnail,
        standard: thumbnail,
        high: thumbnail,
        medium: thumbnail,
        default: thumbnail,
      }),
    ),
  }),
});
const page = z.object({ items: z.array(z.unknown()), nextPageToken: orNone(z.string()) });

/**
 * Reads the newest videos of a channel, at most `maxVideos`, by the two calls of the specification, section 7: its uploads, then their
 * pages. Deleted and private videos are left out; a video that is in the playlist twice is read once. Throws a `ServiceError`.
 */
export async function readVideos(
  access: YouTubeAccess,
  requestJson: RequestJson,
): Promise<Reading<ChannelVideo>> {
  const playlistId = access.playlistId ?? (await uploadsOf(access, requestJson));
  const videos = new Map<string, ChannelVideo>();
  const leftOut: LeftOut[] = [];
  let pageToken: string | undefined;
  do {
    const query = { part: 'snippet', maxResults: pageSize, playlistId, ...(pageToken && { pageToken }) };
    const answer = await requestJson(address(access, 'playlistItems', query)).catch(emptyOf(access));
    const { items, nextPageToken } = shaped(page, answer);
    const read = readingOf(items.map(videoOf));
    for (const video of read.items) if (!videos.has(video.id)) videos.set(video.id, video);
    leftOut.push(...read.leftOut);
    pageToken = nextPageToken;
  } while (pageToken && videos.size < maxVideos);
  return { items: [...videos.values()].slice(0, maxVideos), leftOut };
}

/** The list of a channel that has no video yet: its playlist of uploads, which the service names, answers 404. */
const emptyOf =
  ({ playlistId }: YouTubeAccess) =>
  (error: unknown) => {
    if (playlistId === undefined && error instanceof ServiceError && error.status === 404)
      return { items: [] };
    throw error;
  };

async function uploadsOf(access: YouTubeAccess, requestJson: RequestJson): Promise<string> {
  const query = { part: 'contentDetails', id: access.channelId };
  const { items } = shaped(channels, await requestJson(address(access, 'channels', query)));
  if (!items[0]) throw new ServiceError(`knows no channel ${access.channelId}`);
  return items[0].contentDetails.relatedPlaylists.uploads;
}

function videoOf(item: unknown): ChannelVideo | LeftOut {
  const read = z.safeParse(entry, item);
  if (!read.success) return { entry: 'an entry', reason: 'it is no video' };
  const { title, resourceId, thumbnails, videoOwnerChannelId } = read.data.snippet;
  const [thumbnailUrl, smallUrl] = [sizes, smallSizes].map((order) => {
    const size = order.find((name) => thumbnails?.[name]);
    return size && thumbnails?.[size]?.url;
  });
  const isGone = goneTitles.has(title) && videoOwnerChannelId === undefined;
  if (isGone || !thumbnailUrl || !smallUrl)
    return { entry: `${resourceId.videoId} (${title})`, reason: 'it is deleted, private or has no still' };
  return { id: resourceId.videoId, title, thumbnailUrl, smallUrl };
}

function address({ base, key }: YouTubeAccess, call: string, query: Record<string, string>): string {
  return `${base}/${call}?${new URLSearchParams({ ...query, key }).toString()}`;
}
