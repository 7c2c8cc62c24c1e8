/** Variables of the build's environment, as far as they are set. */
type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The hosts that a page may speak to beside its own, by `connect-src` of its policy: those of the services that are switched
 * on, and no others.
 */
export function connectSources({ FIREBASE_PROJECT_ID, FIRESTORE_EMULATOR_HOST }: Settings): string[] {
  if (!FIREBASE_PROJECT_ID) return [];
  return [FIRESTORE_EMULATOR_HOST ? `http://${FIRESTORE_EMULATOR_HOST}` : 'https://firestore.googleapis.com'];
}
