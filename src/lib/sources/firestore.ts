import * as z from 'zod/mini';
import { plainFields } from '../../contracts/firestoreValues.ts';
import type { Ask } from './ask.ts';
import type { LeftOut, Reading } from './reading.ts';
import { shaped } from './shaped.ts';

export interface FirestoreAccess {
  /** `https://firestore.googleapis.com/v1`, or the emulator's `http://<host>/v1`. */
  base: string;
  projectId: string;
  /** The project's public web key. */
  key?: string | undefined;
}

/** A document of the collection `concerts`, its fields as plain values, its id added (specification, section 3). */
export type ConcertDocument = Record<string, unknown> & { id: string };

/** An empty collection is `{}`: anything that is named otherwise is no list of documents, and never "no concerts". */
const page = z.strictObject({
  documents: z.optional(z.array(z.unknown())),
  nextPageToken: z.optional(z.string()),
});
const document = z.object({ name: z.string(), fields: z.optional(z.record(z.string(), z.unknown())) });

/** Every document of the collection, unchecked by our contract. Throws a `SourceError`. */
export async function readConcertDocuments(
  { base, projectId, key }: FirestoreAccess,
  ask: Ask,
): Promise<Reading<ConcertDocument>> {
  const items: ConcertDocument[] = [];
  const leftOut: LeftOut[] = [];
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({
      pageSize: '300',
      ...(key && { key }),
      ...(pageToken && { pageToken }),
    });
    const path = `projects/${encodeURIComponent(projectId)}/databases/(default)/documents/concerts`;
    const answer = shaped(page, await ask(`${base}/${path}?${query.toString()}`));
    for (const each of answer.documents ?? []) {
      const read = z.safeParse(document, each);
      if (read.success) items.push(plainDocument(read.data));
      else leftOut.push({ what: 'a document', why: 'it has no name' });
    }
    pageToken = answer.nextPageToken;
  } while (pageToken);
  return { items, leftOut };
}

function plainDocument({ name, fields = {} }: z.infer<typeof document>): ConcertDocument {
  return { ...plainFields(fields), id: name.slice(name.lastIndexOf('/') + 1) };
}
