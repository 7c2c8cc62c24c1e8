import { onlineTimeoutMs } from '../../../config/behaviour.ts';
import { call, Unreachable } from '../../../lib/browser/http.ts';
import { ServiceError } from '../../../services/http/serviceError.ts';
import type { ConcertDocument } from './firestore/concertDocument.ts';
import { restBase, type FirestoreProject } from './firestore/firestoreProject.ts';

/** Reads every concert once, unchecked; throws what `faultOf` knows. */
type ReadConcerts = (signal: AbortSignal) => Promise<readonly ConcertDocument[]>;

/** Result of a request. */
export type Answer = { documents: readonly ConcertDocument[] } | { failure: unknown };

/** Reads until the backend counts as silent, or `signal` aborts; a failure is an answer, too. */
export async function answerOf(read: ReadConcerts, signal: AbortSignal): Promise<Answer> {
  try {
    return { documents: await read(AbortSignal.any([signal, AbortSignal.timeout(onlineTimeoutMs)])) };
  } catch (failure) {
    return { failure };
  }
}

/** From our own API. */
export const requestFromApi: ReadConcerts = async (signal) => {
  const answer: unknown =
    (await takeEarlyAnswer(signal)) ?? (await (await call('/api/concerts', { signal })).json());
  if (!Array.isArray(answer) || !answer.every(isDocument))
    throw new ServiceError('answered in another shape than expected', { status: 200 });
  return answer;
};

/** The answer that the page asked for before its island was there, for the first reader only; `undefined` where that failed. */
async function takeEarlyAnswer(signal: AbortSignal): Promise<unknown> {
  const early = globalThis.earlyConcerts;
  globalThis.earlyConcerts = undefined;
  if (!early) return undefined;
  signal.throwIfAborted();
  const { promise: abort, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => {
    reject(signal.reason as Error);
  });
  return Promise.race([early, abort]);
}

/** From Firestore without its library, for when data are short: what begins at the instant `since` or later, or everything. */
export const requestFromFirestore =
  (project: FirestoreProject, since: string | undefined): ReadConcerts =>
  async (signal) => {
    const [{ readConcertDocuments, readConcertDocumentsSince }, { requestJsonWithin }] = await Promise.all([
      import('../../../services/firestore/concertDocuments.ts'),
      import('../../../services/http/request.ts'),
    ]).catch((cause: unknown) => {
      throw new Unreachable('A script of the page is missing.', { cause });
    });
    const { projectId, key } = project;
    const access = { base: restBase(project), projectId, key };
    const ask = requestJsonWithin(signal);
    const { items } = await (since
      ? readConcertDocumentsSince(access, ask, since)
      : readConcertDocuments(access, ask));
    return items;
  };

const isDocument = (value: unknown): value is ConcertDocument =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
