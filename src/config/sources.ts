/** How long content may take to come from its sources, in milliseconds (`docs/decisions/0017`). */

/** One source, with all its calls, tries and pictures. */
export const sourceTime = 10_000;

/** All sources of a build together. */
export const allSourcesTime = 60_000;

/** Pauses before the second, third and fourth try; a source that names its own pause is obeyed. */
export const pauses: readonly number[] = [250, 1000, 3000];

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
