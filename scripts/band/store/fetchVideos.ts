import { pictureHosts, serviceBases, sourceTimeoutMs } from '../../../src/config/services.ts';
import { requestJsonWithin } from '../../../src/services/http/request.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { readTitle, stillOf, stillSizes } from '../../../src/services/youtube/videoPage.ts';
import { pictureAt, type FetchPictures } from '../../../src/stores/collections/fetchedPictures.ts';
import type { KeptVideos } from './keptRecords.ts';

interface Options {
  setting: (name: string) => string;
  fetchPictures: FetchPictures;
  warn: (sentence: string) => void;
  /** The videos of the build before. */
  former: KeptVideos;
}

/** A video as the band has written it. */
interface Written {
  video: string;
  title?: string | undefined;
  picture?: string | undefined;
  img?: string | undefined;
}

/**
 * Asks YouTube for the stills of videos without a picture, and for the titles of those without one. A failure leaves out what it concerns: the
 * video is shown without.
 */
export async function fetchVideos(videos: readonly Written[], options: Options): Promise<KeptVideos> {
  const titles = await titlesOf(videos, options);
  const stills = await stillsFor(videos, options);
  return Object.fromEntries(
    videos.map(({ video }) => {
      const [title, still] = [titles.get(video), stills.get(video)];
      return [video, { ...(title !== undefined && { title }), ...(still !== undefined && { still }) }];
    }),
  );
}

async function titlesOf(
  videos: readonly Written[],
  { setting, warn, former }: Options,
): Promise<Map<string, string>> {
  const base = setting('YOUTUBE_PAGE_BASE') || serviceBases.youTubePage;
  const requestJson = requestJsonWithin(AbortSignal.timeout(sourceTimeoutMs));
  const titleOf = (video: string) =>
    readTitle(base, video, requestJson).catch((error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
      warn(`The title of the video ${video} is missing, because YouTube ${error.message}.`);
      return undefined;
    });
  const found = await Promise.all(
    videos
      .filter(({ title }) => title === undefined)
      .map(async ({ video }) => [video, former[video]?.title ?? (await titleOf(video))] as const),
  );
  return new Map(found.flatMap(([video, title]) => (title === undefined ? [] : [[video, title]])));
}

async function stillsFor(
  videos: readonly Written[],
  { setting, fetchPictures, warn }: Options,
): Promise<Map<string, string>> {
  const base = setting('YOUTUBE_PICTURE_BASE') || pictureHosts.youTube;
  const found = new Map<string, string>();
  let missing = videos.filter(({ picture, img }) => (picture ?? img) === undefined);
  let reasons: readonly (string | undefined)[] = [];
  for (const size of stillSizes) {
    const fetched = await fetchPictures(missing.map(({ video }) => pictureAt(stillOf(base, video, size))));
    for (const [index, { img }] of fetched.entries())
      if (img !== undefined) found.set(missing[index]?.video ?? '', `${img}.png`);
    missing = missing.filter(({ video }) => !found.has(video));
    reasons = fetched.flatMap(({ reason }) => reason ?? []);
  }
  for (const [index, { video }] of missing.entries())
    warn(`The still of the video ${video} is replaced by ours, because it ${reasons[index] ?? 'is gone'}.`);
  return found;
}
