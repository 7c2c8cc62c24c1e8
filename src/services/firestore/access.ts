import { encodePart } from '../../config/encodePart.ts';
import { serviceBases } from '../../config/services.ts';

// Without zod, because the page's scripts load this module with the first records.

export interface FirestoreAccess {
  /** Base address of the REST API. */
  base: string;
  projectId: string;
  /** The project's public web key. */
  key?: string | undefined;
}

/** Base address of the REST API: the emulator's where `emulator` (host and port) is set, else `service`. */
export const firestoreBase = (emulator: string | undefined, service: string = serviceBases.firestore) =>
  emulator ? `http://${emulator}/v1` : service;

/** The address of all documents of a project, without a slash at the end. */
export const documentsUrl = ({ base, projectId }: FirestoreAccess) =>
  `${base}/projects/${encodePart(projectId)}/databases/(default)/documents`;

/** The same as it stands in a document's name. */
export const documentsPath = ({ projectId }: Pick<FirestoreAccess, 'projectId'>) =>
  `projects/${projectId}/databases/(default)/documents`;
