import * as z from 'zod/mini';
import type { RequestJson } from '../http/request.ts';
import type { LeftOut, Reading } from '../http/reading.ts';
import { ServiceError } from '../http/serviceError.ts';
import { shaped } from '../http/shaped.ts';
import { documentsUrl, type FirestoreAccess } from './access.ts';
import { readDocument, restDocument, type FirestoreDocument } from './document.ts';

/** Strict, because an empty collection is `{}`: JSON of another shape must not be read as "no documents". */
const listPage = z.strictObject({
  documents: z.optional(z.array(z.unknown())),
  nextPageToken: z.optional(z.string()),
});

/** Maximum number of pages, of 300 documents each: more are a fault of the service. */
const maxPages = 200;

/** Reads every document of a collection. Throws a `ServiceError`. */
export async function readDocuments(
  collection: string,
  { base, projectId, key }: FirestoreAccess,
  requestJson: RequestJson,
): Promise<Reading<FirestoreDocument>> {
  const documents: unknown[] = [];
  let pageToken: string | undefined;
  for (let page = 1; page === 1 || pageToken; page++) {
    if (page > maxPages) throw new ServiceError('answered with pages that have no end');
    const query = new URLSearchParams({
      pageSize: '300',
      ...(key && { key }),
      ...(pageToken && { pageToken }),
    });
    const url = `${documentsUrl({ base, projectId })}/${collection}?${query.toString()}`;
    const answer = shaped(listPage, await requestJson(url));
    documents.push(...(answer.documents ?? []));
    pageToken = answer.nextPageToken;
  }
  return readingOf(documents);
}

/** The documents in their form of REST; one without a name is left out. */
export function readingOf(documents: readonly unknown[]): Reading<FirestoreDocument> {
  const items: FirestoreDocument[] = [];
  const leftOut: LeftOut[] = [];
  for (const each of documents) {
    const read = z.safeParse(restDocument, each);
    if (read.success) items.push(readDocument(read.data));
    else leftOut.push({ entry: 'a document', reason: 'it has no name' });
  }
  return { items, leftOut };
}
