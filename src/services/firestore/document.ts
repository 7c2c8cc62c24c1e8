import * as z from 'zod/mini';
import { readFields } from './values.ts';

export interface FirestoreAccess {
  /** `https://firestore.googleapis.com/v1`, or the emulator's `http://<host>/v1`. */
  base: string;
  projectId: string;
  /** The project's public web key. */
  key?: string | undefined;
}

/** The fields of a document, not checked by our contract, and its id. */
export type FirestoreDocument = Record<string, unknown> & { id: string };

/** A document as Firestore's REST API writes it. */
export const restDocument = z.object({
  name: z.string(),
  fields: z.optional(z.record(z.string(), z.unknown())),
});

export function readDocument({ name, fields = {} }: z.infer<typeof restDocument>): FirestoreDocument {
  return { ...readFields(fields), id: name.slice(name.lastIndexOf('/') + 1) };
}

/** The address of all documents of a project, without a slash at the end. */
export const documentsUrl = ({ base, projectId }: FirestoreAccess) =>
  `${base}/projects/${encodeURIComponent(projectId)}/databases/(default)/documents`;

/** The same as it stands in a document's name. */
export const documentsPath = ({ projectId }: Pick<FirestoreAccess, 'projectId'>) =>
  `projects/${projectId}/databases/(default)/documents`;
