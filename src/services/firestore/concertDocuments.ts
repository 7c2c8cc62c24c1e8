import * as z from 'zod/mini';
import type { RequestJson } from '../http/request.ts';
import type { Reading } from '../http/reading.ts';
import { shaped } from '../http/shaped.ts';
import { documentsUrl, type FirestoreAccess } from './access.ts';
import type { FirestoreDocument } from './document.ts';
import { readDocuments, readingOf } from './documents.ts';

/** Each answer of a query holds a document, or only describes the query. */
const answers = z.array(z.object({ document: z.optional(z.unknown()), readTime: z.string() }));

/**
 * Reads every concert, or those that begin at an instant in UTC or later; a concert without a date is not among the latter. Throws a
 * `ServiceError`.
 */
export async function readConcertDocuments(
  access: FirestoreAccess,
  requestJson: RequestJson,
  since?: string,
): Promise<Reading<FirestoreDocument>> {
  if (since === undefined) return readDocuments('concerts', access, requestJson);
  const { key } = access;
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
