import { isOn, musicServices, type MusicService, pictureHosts, serviceBases } from '../config/services.ts';
import { firestoreBase } from '../services/firestore/access.ts';

/** Variables of the build's environment. */
type Settings = Readonly<Record<string, string | undefined>>;

/** Other hosts that a page may connect to (`connect-src`): those of the enabled services. */
export const connectSources = (settings: Settings): string[] => [
  ...firestoreHosts(settings),
  ...musicOn(settings).map((service) => new URL(baseOf(service, settings)).origin),
];

/** Other hosts whose pictures a page may show (`img-src`). A service in a test has a host of its own. */
export const imageSources = (settings: Settings): string[] =>
  musicOn(settings).map((service) =>
    settings[baseVariables[service]] ? new URL(baseOf(service, settings)).origin : pictureHosts[service],
  );

const firestoreHosts = ({ FIREBASE_PROJECT_ID, FIRESTORE_EMULATOR_HOST }: Settings): string[] =>
  FIREBASE_PROJECT_ID ? [new URL(firestoreBase(FIRESTORE_EMULATOR_HOST)).origin] : [];

const musicOn = (settings: Settings) =>
  musicServices.filter((service) => isOn(service, (name) => settings[name]?.trim() ?? ''));

const baseVariables = { youTube: 'YOUTUBE_API_BASE', spotify: 'SPOTIFY_API_BASE' } as const;

const baseOf = (service: MusicService, settings: Settings) =>
  (settings[baseVariables[service]] ?? '') || serviceBases[service];
