import { serviceBases } from '../../config/sources.ts';
import { site } from '../../config/site.ts';
import { cloudinaryAccount } from '../../services/cloudinary/account.ts';
import { listPictures } from '../../services/cloudinary/pictures.ts';
import { firestoreBase } from '../../services/firestore/access.ts';
import { readDocuments } from '../../services/firestore/documents.ts';
import { ServiceError } from '../../services/http/serviceError.ts';
import { readReleases } from '../../services/spotify/spotify.ts';
import { requestSpotifyToken } from '../../services/spotify/token.ts';
import { readVideos } from '../../services/youtube/youTube.ts';
import { pictureAt } from './fetchedPictures.ts';
import { galleryEntries } from './galleryEntries.ts';
import { checkVariables, type Setting, type Source, type SourceTools } from './source.ts';
import { storedConcertSource, storedPictureSource, storedVenueSource } from './storedSources.ts';

/** The channel's videos, once there is a key. */
export function videoSource(setting: Setting): Source | undefined {
  const key = setting('YOUTUBE_API_KEY');
  if (!key) return undefined;
  const playlistId = setting('YOUTUBE_PLAYLIST_ID') || site.videoPlaylistId;
  const channelId = setting('YOUTUBE_CHANNEL_ID') || site.videoChannelId;
  return {
    name: 'YouTube',
    account: `${channelId} ${playlistId}`,
    fix: checkVariables('YOUTUBE_API_KEY', 'YOUTUBE_CHANNEL_ID', 'YOUTUBE_PLAYLIST_ID'),
    mayBeEmpty: false,
    read: async ({ requestJson, ...tools }) => {
      const access = {
        base: setting('YOUTUBE_API_BASE') || serviceBases.youTube,
        key,
        channelId,
        ...(playlistId && { playlistId }),
      };
      // The key is restricted to the site's address (README), which browsers send by themselves.
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
        data: { order: index + 1, id, title, img: imgOf(thumbnailUrl) },
      }));
      return { items: entries, leftOut };
    },
  };
}

/** The artist's releases, once there is an app. */
export function releaseSource(setting: Setting): Source | undefined {
  const [clientId, clientSecret] = [setting('SPOTIFY_CLIENT_ID'), setting('SPOTIFY_CLIENT_SECRET')];
  if (!clientId || !clientSecret) return undefined;
  const artistId = setting('SPOTIFY_ARTIST_ID') || site.musicArtistId;
  return {
    name: 'Spotify',
    account: artistId,
    fix: checkVariables('SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET', 'SPOTIFY_ARTIST_ID'),
    mayBeEmpty: false,
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
        data: { ...release, img: imgOf(cover) },
      }));
      return { items: entries, leftOut };
    },
  };
}

/** Cloudinary where it is set, else the embedded store; the functions choose likewise (`functions/_lib/gallery/selectStore.ts`). */
export const gallerySource = (setting: Setting): Source | undefined =>
  cloudinarySource(setting) ?? storedPictureSource(setting);

/** Firestore where it is set, else the embedded store; the functions choose likewise (`functions/_lib/concerts/selectStore.ts`). */
export const concertSource = (setting: Setting): Source | undefined =>
  firestoreSource('concerts', setting) ?? storedConcertSource(setting);

/** As `concertSource`. */
export const venueSource = (setting: Setting): Source | undefined =>
  firestoreSource('venues', setting) ?? storedVenueSource(setting);

/** The gallery's pictures, once Cloudinary is configured. */
function cloudinarySource(setting: Setting): Source | undefined {
  const url = setting('CLOUDINARY_URL');
  if (!url) return undefined;
  const account = cloudinaryAccount(url, {
    base: setting('CLOUDINARY_API_BASE') || undefined,
    folder: setting('CLOUDINARY_FOLDER') || undefined,
  });
  return {
    name: 'Cloudinary',
    account: account && `${account.cloud} ${account.folder}`,
    fix: checkVariables('CLOUDINARY_URL', 'CLOUDINARY_FOLDER'),
    mayBeEmpty: false,
    read: async ({ requestJson, fetchPictures }) => {
      if (!account) throw new ServiceError('has an address that is none');
      const { items, leftOut } = await listPictures(account, requestJson);
      const pictures = items.map(({ record, fileUrl }) => {
        return { record, name: fileUrl, file: pictureAt(fileUrl) };
      });
      const entries = await galleryEntries(pictures, fetchPictures);
      return { items: entries.items, leftOut: [...leftOut, ...entries.leftOut] };
    },
  };
}

/** A collection of the band, once there is a project, or an emulator of one. */
function firestoreSource(collection: 'concerts' | 'venues', setting: Setting): Source | undefined {
  const projectId = setting('FIREBASE_PROJECT_ID');
  const emulator = setting('FIRESTORE_EMULATOR_HOST');
  if (!projectId) return undefined;
  return {
    name: `${emulator ? 'The Firestore emulator' : 'Firestore'}${collection === 'venues' ? ' (venues)' : ''}`,
    account: projectId,
    fix: `${checkVariables('FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIRESTORE_EMULATOR_HOST')}, or deploy firestore.rules`,
    mayBeEmpty: true,
    read: async ({ requestJson }) => {
      const access = { base: firestoreBase(emulator), projectId, key: setting('FIREBASE_API_KEY') };
      const { items, leftOut } = await readDocuments(collection, access, requestJson);
      return { items: items.map(({ id, ...data }) => ({ id, data })), leftOut };
    },
  };
}

/** The substitute in `src/content` for a picture that is missing or cannot be fetched. */
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
