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
