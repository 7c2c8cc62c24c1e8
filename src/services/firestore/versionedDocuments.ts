import * as z from 'zod/mini';
import type { RequestJson } from '../http/request.ts';
import { ServiceError } from '../http/serviceError.ts';
import { shaped } from '../http/shaped.ts';
import { documentsPath, documentsUrl, type FirestoreAccess } from './access.ts';
import { readDocument, restDocument, type FirestoreDocument } from './document.ts';
import { writeFields } from './values.ts';

/**
 * A write on condition: of a new document without `updateTime`, else of one that has not been written since. `isAbsent` writes nothing,
 * and requires that there is no document; `isFree` has no condition.
 */
export type Write =
  | { path: string; fields: object; updateTime?: string | undefined }
  | { path: string; updateTime: string }
  | { path: string; isAbsent: true }
  | { path: string; isFree: true; fields?: object };

/** Fields that are timestamps in Firestore and instants in our contracts. */
const instants = ['date', 'doors', 'end', 'previousDate', 'showFrom', 'updatedAt', 'deleted'];

const answers = z.array(
  z.object({
    found: z.optional(z.extend(restDocument, { updateTime: z.string() })),
    missing: z.optional(z.string()),
  }),
);

/**
 * Reads the documents that there are at these paths, such as `concerts/<id>`, all at the same instant. Returns each with the instant of its
 * last write, which a conditional write names. Throws a `ServiceError`.
 */
export async function readVersioned(
  { key, authorization, ...access }: FirestoreAccess & { authorization?: string | undefined },
  paths: readonly string[],
  requestJson: RequestJson,
): Promise<{ path: string; document: FirestoreDocument; updateTime: string }[]> {
  const url = `${documentsUrl(access)}:batchGet${key ? `?key=${key}` : ''}`;
  const body = { documents: paths.map((path) => `${documentsPath(access)}/${path}`) };
  const answered = shaped(answers, await requestJson(url, post(body, authorization)));
  // An answer about no document must not be read as "there is none".
  if (
    answered.filter(({ found, missing }) => found !== undefined || missing !== undefined).length !==
    paths.length
  )
    throw new ServiceError('answered in another shape than expected', { status: 200 });
  return paths.flatMap((path) => {
    const found = answered.find((each) => each.found?.name.endsWith(`/${path}`))?.found;
    return found ? { path, document: readDocument(found), updateTime: found.updateTime } : [];
  });
}

/** A commit's answer: its time, or the failure by the name of Google's APIs. */
const outcome = z.union([
  z.object({ commitTime: z.string() }),
  z.object({ error: z.object({ code: z.number(), status: z.string() }) }),
]);

/** HTTP statuses of a failed condition. 400 has other causes as well, such as a field that Firestore cannot store. */
const failed = [400, 409];

/** A condition of an existing document, one of a new document, and a write at the same moment as another one. */
const conflicts = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'ABORTED'];

/** Makes all writes or none; false when a condition does not hold. Throws a `ServiceError`. */
export async function commitWrites(
  access: FirestoreAccess & { authorization: string },
  writes: readonly Write[],
  requestJson: RequestJson,
): Promise<boolean> {
  const body = { writes: writes.map((write) => restWrite(write, documentsPath(access))) };
  const url = `${documentsUrl(access)}:commit`;
  const answer = shaped(outcome, await requestJson(url, post(body, access.authorization), failed));
  if ('commitTime' in answer) return true;
  const { code, status } = answer.error;
  if (conflicts.includes(status)) return false;
  throw new ServiceError(`answered ${code}`, { status: code });
}

function restWrite(write: Write, root: string) {
  const name = `${root}/${write.path}`;
  if ('isAbsent' in write) return { verify: name, currentDocument: { exists: false } };
  if ('isFree' in write)
    return write.fields
      ? { update: { name, fields: writeFields(write.fields, instants) } }
      : { delete: name };
  const currentDocument = write.updateTime ? { updateTime: write.updateTime } : { exists: false };
  return 'fields' in write
    ? { update: { name, fields: writeFields(write.fields, instants) }, currentDocument }
    : { delete: name, currentDocument };
}

const post = (body: object, authorization: string | undefined) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  body: JSON.stringify(body),
});
