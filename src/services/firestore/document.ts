import * as z from 'zod/mini';
import { readFields } from './values.ts';

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
