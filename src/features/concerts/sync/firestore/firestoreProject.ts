import { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIRESTORE_EMULATOR_HOST } from 'astro:env/client';
import { firestoreBase, type FirestoreAccess } from '../../../../services/firestore/access.ts';

/** Firestore's configuration at build. All of it is public; the rules protect the data. */
export interface FirestoreProject extends FirestoreAccess {
  /** Host and port of an emulator of the service. */
  emulator: string | undefined;
}

/** `undefined` while Firestore is not switched on: then the concerts come from our own API. */
export const firestoreProject: FirestoreProject | undefined = FIREBASE_PROJECT_ID
  ? {
      base: firestoreBase(FIRESTORE_EMULATOR_HOST),
      projectId: FIREBASE_PROJECT_ID,
      key: FIREBASE_API_KEY,
      emulator: FIRESTORE_EMULATOR_HOST,
    }
  : undefined;
