import type { ConcertRecord } from '../../contracts/concert.ts';
import type { RequestJson } from '../http/request.ts';
import { ServiceError } from '../http/serviceError.ts';
import { shaped } from '../http/shaped.ts';
import {
  documentsUrl,
  readDocument,
  restDocument,
  type ConcertDocument,
  type FirestoreAccess,
} from './document.ts';
import { writeFields } from './values.ts';

/** Fields that are timestamps in Firestore and instants in our contract. */
const instants = ['date', 'doors', 'end', 'previousDate'] satisfies (keyof ConcertRecord)[];

/**
 * Adds a concert under an id that a caller chooses, with the `authorization` header of the service account. Returns the document that
 * has this id already, or `undefined` when the concert has been added. Throws a `ServiceError`.
 */
export async function addConcertDocument(
  access: FirestoreAccess & { authorization: string },
  id: string,
  record: ConcertRecord,
  requestJson: RequestJson,
): Promise<ConcertDocument | undefined> {
  const collection = `${documentsUrl(access)}/concerts`;
  const init = {
    method: 'POST',
    headers: { authorization: access.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: writeFields(record, instants) }),
  };
  try {
    shaped(restDocument, await requestJson(`${collection}?documentId=${id}`, init));
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 409)) throw error;
    const key = access.key ? `?key=${access.key}` : '';
    return readDocument(shaped(restDocument, await requestJson(`${collection}/${id}${key}`)));
  }
}
