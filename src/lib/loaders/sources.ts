import { serviceBases } from '../../config/sources.ts';
import { site } from '../../config/site.ts';
import { readConcertDocuments } from '../sources/firestore.ts';
import { readReleases } from '../sources/spotify.ts';
import { readToken } from '../sources/spotifyToken.ts';
import { readVideos } from '../sources/youTube.ts';
import { readGallery } from './cloudinary.ts';
import type { Source } from './source.ts';

/** A variable of the environment; empty where it is not set. */
export type Setting = (name: string) => string;

/** The channel's videos, once there is a key. */
export function videoSource(setting: Setting): Source | undefined {
  const key = setting('YOUTUBE_API_KEY');
  if (!key) return undefined;
  const playlistId = setting('YOUTUBE_PLAYLIST_ID') || site.videoPlaylistId;
  return {
    name: 'YouTube',
    variables: ['YOUTUBE_API_KEY', 'YOUTUBE_CHANNEL_ID', 'YOUTUBE_PLAYLIST_ID'],
    mayBeEmpty: false,
    read: async ({ ask, fetchPicture }) => {
      const access = {
        base: setting('YOUTUBE_API_BASE') || serviceBases.youTube,
        key,
        channelId: setting('YOUTUBE_CHANNEL_ID') || site.videoChannelId,
        ...(playlistId && { playlistId }),
      };
      const { items, leftOut } = await readVideos(access, ask);
      const entries = items.map(async ({ id, title, thumbnailUrl }, index) => ({
        id,
        data: { order: index + 1, id, title, img: (await fetchPicture(thumbnailUrl)) ?? noPicture },
      }));
      return { items: await Promise.all(entries), leftOut };
    },
  };
}

/** The artist's releases, once there is an app. */
export function releaseSource(setting: Setting): Source | undefined {
  const [clientId, clientSecret] = [setting('SPOTIFY_CLIENT_ID'), setting('SPOTIFY_CLIENT_SECRET')];
  if (!clientId || !clientSecret) return undefined;
  return {
    name: 'Spotify',
    variables: ['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET', 'SPOTIFY_ARTIST_ID'],
    mayBeEmpty: false,
    read: async ({ ask, fetchPicture }) => {
      const accounts = setting('SPOTIFY_ACCOUNTS_BASE') || serviceBases.spotifyAccounts;
      const access = {
        base: setting('SPOTIFY_API_BASE') || serviceBases.spotify,
        token: await readToken({ base: accounts, clientId, clientSecret }, ask),
        artistId: setting('SPOTIFY_ARTIST_ID') || site.musicArtistId,
      };
      const { items, leftOut } = await readReleases(access, ask);
      const entries = items.map(async ({ cover, ...release }) => ({
        id: release.id,
        data: { ...release, img: (cover && (await fetchPicture(cover))) ?? noPicture },
      }));
      return { items: await Promise.all(entries), leftOut };
    },
  };
}

/** The gallery's pictures, once they are kept at Cloudinary. One that cannot be fetched is left out. */
export function gallerySource(setting: Setting): Source | undefined {
  const url = setting('CLOUDINARY_URL');
  if (!url) return undefined;
  return {
    name: 'Cloudinary',
    variables: ['CLOUDINARY_URL', 'CLOUDINARY_FOLDER'],
    mayBeEmpty: false,
    read: async ({ ask, fetchPicture }) => {
      const access = {
        base: setting('CLOUDINARY_API_BASE') || serviceBases.cloudinary,
        url,
        folder: setting('CLOUDINARY_FOLDER') || 'match',
      };
      const { items, leftOut } = await readGallery(access, ask);
      const fetched = await Promise.all(
        items.map(async ({ url: address, ...texts }, index) => ({
          ...texts,
          order: index + 1,
          img: await fetchPicture(address),
        })),
      );
      const missing = fetched.filter(({ img }) => !img);
      return {
        items: fetched.filter(({ img }) => img).map((data) => ({ id: data.id, data })),
        leftOut: [...leftOut, ...missing.map(({ id }) => ({ what: id, why: 'it cannot be fetched' }))],
      };
    },
  };
}

/** The band's concerts, once there is a project, or an emulator of one. */
export function concertSource(setting: Setting): Source | undefined {
  const projectId = setting('FIREBASE_PROJECT_ID');
  const emulator = setting('FIRESTORE_EMULATOR_HOST');
  if (!projectId) return undefined;
  return {
    name: emulator ? 'The Firestore emulator' : 'Firestore',
    variables: ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIRESTORE_EMULATOR_HOST'],
    mayBeEmpty: true,
    read: async ({ ask }) => {
      const base = emulator ? `http://${emulator}/v1` : serviceBases.firestore;
      const { items, leftOut } = await readConcertDocuments(
        { base, projectId, key: setting('FIREBASE_API_KEY') },
        ask,
      );
      return { items: items.map(({ id, ...data }) => ({ id, data })), leftOut };
    },
  };
}

/** Stands in `src/content` of either kind for a picture that its service does not have, or that cannot be fetched. */
const noPicture = 'no-picture';
