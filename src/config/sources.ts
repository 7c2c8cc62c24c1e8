/** How long content may take to come from its sources, in milliseconds (`docs/decisions/0017`). */

/** One source, with all its calls and tries but without its pictures. All sources are asked at the same time. */
export const sourceTime = 10_000;

/** One read of an embedded store, with all its tries. */
export const storeReadTime = 10_000;

/** One try to fetch one picture. */
export const pictureTime = 20_000;

/** All pictures of a source: one try's time, and this much more for each. It suffices for 500 KB each at 0.5 MB/s. */
export const timePerPicture = 1000;

/** Pauses before the second, third and fourth try; a source that names its own pause is obeyed. */
export const pauses: readonly number[] = [250, 1000, 3000];

/** Pictures that are fetched, and records of a store that are read, at the same time. */
export const picturesAtOnce = 6;
export const recordsAtOnce = 20;

/** Where the sources' services answer, unless a variable of the tests says otherwise. */
export const serviceBases = {
  youTube: 'https://www.googleapis.com/youtube/v3',
  spotify: 'https://api.spotify.com/v1',
  spotifyAccounts: 'https://accounts.spotify.com',
  cloudinary: 'https://api.cloudinary.com',
  firestore: 'https://firestore.googleapis.com/v1',
} as const;

/** Where the services' pictures lie that a page shows before the build has printed them. */
export const pictureHosts = { youTube: 'https://i.ytimg.com', spotify: 'https://i.scdn.co' } as const;
