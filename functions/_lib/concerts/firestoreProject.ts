import { setting } from '../env.ts';
import { shareToken } from '../services/sharedToken.ts';
import { askForGoogleToken } from './googleToken.ts';

/** What is needed to speak to the Firestore of a project. */
export interface FirestoreProject {
  /** The address of its documents, without a slash at the end. */
  documents: string;
  /** The project's public web key, for reading. */
  key: string | undefined;
  /** The header of a call that writes; 503 without a service account. */
  authorization: () => Promise<string>;
}

const google = 'https://firestore.googleapis.com/v1';

/** As long as this process lives, all calls share one. */
const token = shareToken(askForGoogleToken);

/** The project of this id, or the emulator's, where everything is the owner's. */
export function firestoreProject(projectId: string): FirestoreProject {
  const emulator = setting('FIRESTORE_EMULATOR_HOST');
  const base = emulator ? `http://${emulator}/v1` : (setting('FIRESTORE_API_BASE') ?? google);
  return {
    documents: `${base}/projects/${encodeURIComponent(projectId)}/databases/(default)/documents`,
    key: setting('FIREBASE_API_KEY'),
    authorization: async () => `Bearer ${emulator ? 'owner' : await token()}`,
  };
}
