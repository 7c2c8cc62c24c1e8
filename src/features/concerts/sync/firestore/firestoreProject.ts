import { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIRESTORE_EMULATOR_HOST } from 'astro:env/client';
import { serviceBases } from '../../../../config/sources.ts';

/** Where the concerts are followed, as the build was told; all of it is public, and the rules protect the data. */
export interface FirestoreProject {
  projectId: string;
  /** The project's public web key. */
  key: string | undefined;
  /** Host and port of an emulator that plays the service. */
  emulator: string | undefined;
}

/** `undefined` as long as Firestore is not switched on: then the concerts come from our own API. */
export const firestoreProject: FirestoreProject | undefined = FIREBASE_PROJECT_ID
  ? {
      projectId: FIREBASE_PROJECT_ID,
      key: FIREBASE_API_KEY,
      emulator: FIRESTORE_EMULATOR_HOST,
    }
  : undefined;

/** Where its REST API answers. */
export const restBase = ({ emulator }: FirestoreProject): string =>
  emulator ? `http://${emulator}/v1` : serviceBases.firestore;

/** The address of the collection, cut down to as little as it can answer. */
export const addressOf = (project: FirestoreProject): string => {
  const path = `projects/${project.projectId}/databases/(default)/documents/concerts`;
  return `${restBase(project)}/${path}?pageSize=1&mask.fieldPaths=name${project.key ? `&key=${project.key}` : ''}`;
};
