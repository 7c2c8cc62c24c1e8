import { serviceBases } from '../../config/services.ts';
import { serviceIds, site } from '../../config/site.ts';
import { readReleases } from '../../services/spotify/spotify.ts';
import { requestSpotifyToken } from '../../services/spotify/token.ts';
import { readVideos } from '../../services/youtube/youTube.ts';
import type { SourceKind } from '../../records/built/attention.ts';
import { byCollection, listedKinds } from '../../records/kinds.ts';
import { gallerySource, recordSource } from './bandSources.ts';
import { pictureAt } from './fetchedPictures.ts';
import { checkVariables, type BuildSetting, type Source, type SourceTools } from './source.ts';

/** The source of each collection, where its variables are set. */
export const sources: Record<SourceKind, (setting: BuildSetting) => Source | undefined> = {
  ...byCollection(listedKinds, (name) => (setting: BuildSetting) => recordSource(name, setting)),
  gallery: gallerySource,
  videos: videoSource,
  releases: releaseSource,
};

/** The channel's videos, once there is a key. */
export function videoSource(setting: BuildSetting): Source | undefined {
  const key = setting('YOUTUBE_API_KEY');
  if (!key) return undefined;
  const playlistId = setting('YOUTUBE_PLAYLIST_ID') || serviceIds.videoPlaylistId;
  const channelId = setting('YOUTUBE_CHANNEL_ID') || serviceIds.videoChannelId;
  return {
    name: 'YouTube',
    account: `${channelId} ${playlistId}`,
    fix: checkVariables('YOUTUBE_API_KEY', 'YOUTUBE_CHANNEL_ID', 'YOUTUBE_PLAYLIST_ID'),
    mayBeEmpty: 'at-first',
    read: async ({ requestJson, ...tools }) => {
      const access = {
        base: setting('YOUTUBE_API_BASE') || serviceBases.youTube,
        key,
        channelId,
        ...(playlistId && { playlistId }),
      };
      // The key is restricted to the site's address (docs/deploy.md), which browsers send by themselves.
      const referer = `${setting('URL') || site.origin}/`;
      const { items, leftOut } = await readVideos(access, (url) =>
        requestJson(url, { headers: { referer } }),
      );
      const imgOf = await fetchCovers(
        items.map(({ title, thumbnailUrl }) => ({ title, url: thumbnailUrl })),
        tools,
      );
      const entries = items.map(({ id, title, thumbnailUrl }, index) => ({
        id,
        fields: { order: index + 1, id, title, img: imgOf(thumbnailUrl) },
      }));
      return { items: entries, leftOut };
    },
  };
}

/** The artist's releases, once there is an app. */
export function releaseSource(setting: BuildSetting): Source | undefined {
  const [clientId, clientSecret] = [setting('SPOTIFY_CLIENT_ID'), setting('SPOTIFY_CLIENT_SECRET')];
  if (!clientId || !clientSecret) return undefined;
  const artistId = setting('SPOTIFY_ARTIST_ID') || serviceIds.musicArtistId;
  return {
    name: 'Spotify',
    account: artistId,
    fix: checkVariables('SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET', 'SPOTIFY_ARTIST_ID'),
    mayBeEmpty: 'at-first',
    read: async ({ requestJson, ...tools }) => {
      const accounts = setting('SPOTIFY_ACCOUNTS_BASE') || serviceBases.spotifyAccounts;
      const token = await requestSpotifyToken({ base: accounts, clientId, clientSecret }, requestJson);
      const access = {
        base: setting('SPOTIFY_API_BASE') || serviceBases.spotify,
        token: token.value,
        artistId,
      };
      const { items, leftOut } = await readReleases(access, requestJson);
      const imgOf = await fetchCovers(
        items.map(({ name, cover }) => ({ title: name, url: cover })),
        tools,
      );
      const entries = items.map(({ cover, ...release }) => ({
        id: release.id,
        fields: { ...release, img: imgOf(cover) },
      }));
      return { items: entries, leftOut };
    },
  };
}

/** The substitute in the band's folder for a picture that is missing or cannot be fetched. */
const noPicture = 'no-picture';

/** Fetches the pictures of records; returns the name of an address's picture. A missing one is replaced by ours, with a warning. */
async function fetchCovers(
  records: readonly { title: string; url: string | undefined }[],
  { fetchPictures, warn }: Pick<SourceTools, 'fetchPictures' | 'warn'>,
): Promise<(url: string | undefined) => string> {
  const covers = records.flatMap(({ title, url }) => (url ? [{ title, url }] : []));
  const fetched = await fetchPictures(covers.map(({ url }) => pictureAt(url)));
  for (const [index, { title, url }] of covers.entries()) {
    const reason = fetched[index]?.reason;
    if (reason) warn(`the picture of “${title}” is replaced by ours, because ${url} ${reason}`);
  }
  const imgs = new Map(covers.map(({ url }, index) => [url, fetched[index]?.img]));
  return (url) => (url && imgs.get(url)) ?? noPicture;
}
