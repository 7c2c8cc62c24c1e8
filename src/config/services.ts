/** Services of other companies that the site can use; each is switched on by its variables. */
const variables = {
  firestore: ['FIREBASE_PROJECT_ID'],
  youTube: ['YOUTUBE_API_KEY'],
  spotify: ['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET'],
  cloudinary: ['CLOUDINARY_URL'],
} as const;

export type Service = keyof typeof variables;
export const services = Object.keys(variables) as Service[];

/** Those whose latest a visitor can have in the page by asking for it. */
export const musicServices = ['youTube', 'spotify'] as const satisfies readonly Service[];
export type MusicService = (typeof musicServices)[number];

/** Whether a service is switched on where the variables have these values; empty where they are not set. */
export const isOn = (service: Service, setting: (name: string) => string): boolean =>
  variables[service].every((name) => setting(name) !== '');

/**
 * The entry of a visitor who wants the music section live: in `sessionStorage`, which ends with the tab, or in `localStorage`
 * where that was asked for. Described on the GDPR page; nothing stands there otherwise.
 */
export const liveConsent = { key: 'live', value: 'on' } as const;

/** The entry in `sessionStorage` that holds what the services answered. */
export const liveAnswersKey = 'live-answers';
