import { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIRESTORE_EMULATOR_HOST } from 'astro:env/client';
import { serviceBases } from '../../../../config/sources.ts';

/** Firestore's configuration at build. All of it is public; the rules protect the data. */
export interface FirestoreProject {
  projectId: string;
  /** The project's public web key. */
  key: string | undefined;
  /** Host and port of an emulator of the service. */
  emulator: string | undefined;
}

/** `undefined` while Firestore is not switched on: then the concerts come from our own API. */
export const firestoreProject: FirestoreProject | undefined = FIREBASE_PROJECT_ID
  ? {
      projectId: FIREBASE_PROJECT_ID,
      key: FIREBASE_API_KEY,
      emulator: FIRESTORE_EMULATOR_HOST,
    }
  : undefined;

/** Base address of the REST API. */
export const restBase = ({ emulator }: FirestoreProject): string =>
  emulator ? `http://${emulator}/v1` : serviceBases.firestore;

/** Address with the smallest answer of the collection, to probe the connection. */
export const probeAddress = (project: FirestoreProject): string => {
  const path = `projects/${project.projectId}/databases/(default)/documents/concerts`;
  return `${restBase(project)}/${path}?pageSize=1&mask.fieldPaths=name${project.key ? `&key=${project.key}` : ''}`;
};
