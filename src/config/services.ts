/** Services of other companies that the site can use; each is switched on by its variables. */
const variables = {
  firestore: ['FIREBASE_PROJECT_ID'],
  youTube: ['YOUTUBE_API_KEY'],
  spotify: ['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET'],
  cloudinary: ['CLOUDINARY_URL'],
} as const;

export type Service = keyof typeof variables;
export const services = Object.keys(variables) as Service[];

/** Services whose newest records a visitor can switch on in the page. */
export const musicServices = ['youTube', 'spotify'] as const satisfies readonly Service[];
export type MusicService = (typeof musicServices)[number];

/** Whether a service is switched on where the variables have these values; empty where they are not set. */
export const isOn = (service: Service, setting: (name: string) => string): boolean =>
  variables[service].every((name) => setting(name) !== '');

/** One source of the build's records, with all its calls and retries but without its pictures. All sources are read at the same time, in milliseconds (decision 0017). */
export const sourceTimeoutMs = 10_000;

/** One read of an embedded store, with all its retries, in milliseconds. */
export const storeReadTimeoutMs = 10_000;

/** One attempt to fetch one picture, in milliseconds. */
export const pictureTimeoutMs = 20_000;

/** All pictures of a source: the time of one attempt, and this much more for each. It suffices for 500 KB each at 0.5 MB/s. */
export const timePerPictureMs = 1000;

/** Pauses before the second, third and fourth attempt; a source's own `Retry-After` wins. */
export const pauses: readonly number[] = [250, 1000, 3000];

/** Pictures that are fetched at the same time. */
export const picturesAtOnce = 6;

/** The addresses of the services; variables for tests override them. */
export const serviceBases = {
  youTube: 'https://www.googleapis.com/youtube/v3',
  youTubePage: 'https://www.youtube.com',
  spotify: 'https://api.spotify.com/v1',
  spotifyAccounts: 'https://accounts.spotify.com',
  cloudinary: 'https://api.cloudinary.com',
  firestore: 'https://firestore.googleapis.com/v1',
} as const;

/** The only host of another company that a page may frame, and only after a visitor's click; `netlify.toml` names it, too. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** Hosts of the services' pictures, which a page shows until the next build has rendered them. */
export const pictureHosts = { youTube: 'https://i.ytimg.com', spotify: 'https://i.scdn.co' } as const;
