import * as z from 'zod/mini';
import { plainFields } from './values.ts';
import type { Ask } from '../http/request.ts';
import type { LeftOut, Reading } from '../http/reading.ts';
import { shaped } from '../http/shaped.ts';

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
/** Each answer of a query holds a document, or says something about the query. */
const answers = z.array(z.object({ document: z.optional(z.unknown()), readTime: z.string() }));
const document = z.object({ name: z.string(), fields: z.optional(z.record(z.string(), z.unknown())) });

/** Every document of the collection, unchecked by our contract. Throws a `ServiceError`. */
export async function readConcertDocuments(
  { base, projectId, key }: FirestoreAccess,
  ask: Ask,
): Promise<Reading<ConcertDocument>> {
  const documents: unknown[] = [];
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({
      pageSize: '300',
      ...(key && { key }),
      ...(pageToken && { pageToken }),
    });
    const url = `${documentsOf({ base, projectId })}/concerts?${query.toString()}`;
    const answer = shaped(page, await ask(url));
    documents.push(...(answer.documents ?? []));
    pageToken = answer.nextPageToken;
  } while (pageToken);
  return readingOf(documents);
}

/** As `readConcertDocuments`, only those that begin at an instant in UTC or later; without those that have no date. */
export async function readConcertDocumentsSince(
  { key, ...access }: FirestoreAccess,
  ask: Ask,
  since: string,
): Promise<Reading<ConcertDocument>> {
  const structuredQuery = {
    from: [{ collectionId: 'concerts' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'date' },
        op: 'GREATER_THAN_OR_EQUAL',
        value: { timestampValue: since },
      },
    },
  };
  const url = `${documentsOf(access)}:runQuery${key ? `?key=${key}` : ''}`;
  // As text, as the service's own library sends it: the browser then asks nobody for leave first.
  const headers = { 'content-type': 'text/plain' };
  const answer = await ask(url, { method: 'POST', headers, body: JSON.stringify({ structuredQuery }) });
  return readingOf(shaped(answers, answer).flatMap((each) => each.document ?? []));
}

const documentsOf = ({ base, projectId }: FirestoreAccess) =>
  `${base}/projects/${encodeURIComponent(projectId)}/databases/(default)/documents`;

function readingOf(documents: readonly unknown[]): Reading<ConcertDocument> {
  const items: ConcertDocument[] = [];
  const leftOut: LeftOut[] = [];
  for (const each of documents) {
    const read = z.safeParse(document, each);
    if (read.success) items.push(plainDocument(read.data));
    else leftOut.push({ what: 'a document', why: 'it has no name' });
  }
  return { items, leftOut };
}

function plainDocument({ name, fields = {} }: z.infer<typeof document>): ConcertDocument {
  return { ...plainFields(fields), id: name.slice(name.lastIndexOf('/') + 1) };
}
