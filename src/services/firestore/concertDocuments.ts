import * as z from 'zod/mini';
import type { RequestJson } from '../http/request.ts';
import type { LeftOut, Reading } from '../http/reading.ts';
import { shaped } from '../http/shaped.ts';
import {
  documentsUrl,
  readDocument,
  restDocument,
  type ConcertDocument,
  type FirestoreAccess,
} from './document.ts';

/** Strict, because an empty collection is `{}`: JSON of another shape must not be read as "no concerts". */
const page = z.strictObject({
  documents: z.optional(z.array(z.unknown())),
  nextPageToken: z.optional(z.string()),
});
/** Each answer of a query holds a document, or only describes the query. */
const answers = z.array(z.object({ document: z.optional(z.unknown()), readTime: z.string() }));

/** Reads every document of the collection. Throws a `ServiceError`. */
export async function readConcertDocuments(
  { base, projectId, key }: FirestoreAccess,
  requestJson: RequestJson,
): Promise<Reading<ConcertDocument>> {
  const documents: unknown[] = [];
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({
      pageSize: '300',
      ...(key && { key }),
      ...(pageToken && { pageToken }),
    });
    const url = `${documentsUrl({ base, projectId })}/concerts?${query.toString()}`;
    const answer = shaped(page, await requestJson(url));
    documents.push(...(answer.documents ?? []));
    pageToken = answer.nextPageToken;
  } while (pageToken);
  return readingOf(documents);
}

/** As `readConcertDocuments`, for concerts that begin at an instant in UTC or later; a concert without a date is not among them. */
export async function readConcertDocumentsSince(
  { key, ...access }: FirestoreAccess,
  requestJson: RequestJson,
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
  const url = `${documentsUrl(access)}:runQuery${key ? `?key=${key}` : ''}`;
  // As text, like the service's own library: the browser then needs no preflight request.
  const headers = { 'content-type': 'text/plain' };
  const answer = await requestJson(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ structuredQuery }),
  });
  return readingOf(shaped(answers, answer).flatMap((each) => each.document ?? []));
}

function readingOf(documents: readonly unknown[]): Reading<ConcertDocument> {
  const items: ConcertDocument[] = [];
  const leftOut: LeftOut[] = [];
  for (const each of documents) {
    const read = z.safeParse(restDocument, each);
    if (read.success) items.push(readDocument(read.data));
    else leftOut.push({ entry: 'a document', reason: 'it has no name' });
  }
  return { items, leftOut };
}
