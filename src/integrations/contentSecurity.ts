import { isOn, musicServices, type MusicService } from '../config/services.ts';
import { pictureHosts, serviceBases } from '../config/sources.ts';

/** Variables of the build's environment, as far as they are set. */
type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The hosts that a page may speak to beside its own, by `connect-src` of its policy: those of the services that are switched
 * on, and no others.
 */
export const connectSources = (settings: Settings): string[] => [
  ...firestoreHosts(settings),
  ...musicOn(settings).map((service) => new URL(baseOf(service, settings)).origin),
];

/** The hosts whose pictures a page may show beside its own, by `img-src`. A service that a test plays has its own. */
export const imageSources = (settings: Settings): string[] =>
  musicOn(settings).map((service) =>
    settings[baseVariables[service]] ? new URL(baseOf(service, settings)).origin : pictureHosts[service],
  );

function firestoreHosts({ FIREBASE_PROJECT_ID, FIRESTORE_EMULATOR_HOST }: Settings): string[] {
  if (!FIREBASE_PROJECT_ID) return [];
  return [FIRESTORE_EMULATOR_HOST ? `http://${FIRESTORE_EMULATOR_HOST}` : 'https://firestore.googleapis.com'];
}

const musicOn = (settings: Settings) =>
  musicServices.filter((service) => isOn(service, (name) => settings[name]?.trim() ?? ''));

const baseVariables = { youTube: 'YOUTUBE_API_BASE', spotify: 'SPOTIFY_API_BASE' } as const;

const baseOf = (service: MusicService, settings: Settings) =>
  (settings[baseVariables[service]] ?? '') || serviceBases[service];
