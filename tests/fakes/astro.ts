/** Stands for `astro:env/client`, `astro:env/server` and `astro:content` in tests that run without Astro's modules. */

/** The variables of the process, when a file of tests begins. */
export const {
  FIREBASE_API_KEY,
  FIREBASE_PROJECT_ID,
  FIRESTORE_EMULATOR_HOST,
  SPOTIFY_API_BASE,
  SPOTIFY_ARTIST_ID,
  YOUTUBE_API_BASE,
  YOUTUBE_CHANNEL_ID,
  YOUTUBE_PLAYLIST_ID,
} = process.env;

export const getSecret = (name: string) => process.env[name];

/** The collections that `getCollection` reads. */
export const collections: Record<string, { id: string; data: object }[]> = {};

export const getCollection = (name: string) => Promise.resolve([...(collections[name] ?? [])]);
