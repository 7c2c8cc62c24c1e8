import { isFailedImport } from '../../../lib/browser/loadScript.ts';
import { ApiProblem, call, Unreachable } from '../../../lib/browser/http.ts';
import type { FirestoreAccess } from '../../../services/firestore/access.ts';
import { ServiceError } from '../../../services/http/serviceError.ts';
import { onlineTimeoutMs } from '../behaviour.ts';
import type { ConcertDocument } from './firestore/concertDocument.ts';

/** An expected failure: a code of the specification's catalogue (section 8), or a refusal by Firestore's rules. */
export type Fault =
  'deadline-exceeded' | 'unavailable' | 'unknown' | 'failed-precondition' | 'permission-denied';

/** Result of a request. */
export type Answer = { documents: readonly ConcertDocument[] } | { fault: Fault };

/** Requests every concert once, unchecked. */
type RequestConcerts = (signal: AbortSignal) => Promise<readonly ConcertDocument[]>;

/** Requests until the time limit, or until `signal` aborts. Throws any error that is not the failure of a request: a defect. */
export async function answerOf(request: RequestConcerts, signal: AbortSignal): Promise<Answer> {
  try {
    return { documents: await request(AbortSignal.any([signal, AbortSignal.timeout(onlineTimeoutMs)])) };
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    return { fault };
  }
}

/** Maps the failure of a request to its code; `undefined` for any other error. */
export function faultOf(error: unknown): Fault | undefined {
  const isAbort = error instanceof DOMException && error.name === 'AbortError';
  const isFailure = error instanceof Unreachable || error instanceof ServiceError;
  if (isTimeout(error) || (isFailure && isTimeout(error.cause))) return 'deadline-exceeded';
  if (error instanceof ApiProblem || (error instanceof ServiceError && error.status !== undefined))
    return error.status === 401 || error.status === 403 ? 'permission-denied' : 'unknown';
  return isFailure || isAbort ? 'unavailable' : undefined;
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** From our own API. */
export const requestFromApi: RequestConcerts = async (signal) => {
  const early = await takeEarlyAnswer(signal);
  const answer = Array.isArray(early) ? early : await readJson(await call('/api/concerts?sync', { signal }));
  if (!Array.isArray(answer) || !answer.every(isDocument))
    throw new ServiceError('answered in another shape than expected', { status: 200 });
  return answer;
};

function readJson(response: Response): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError)
      throw new ServiceError('answered with something that is no JSON', { status: 200, cause });
    throw new Unreachable('The answer was cut off.', { cause });
  });
}

/**
 * Takes the response that the inline script requested before this code loaded (`earlyConcerts.ts`); `false` after a failure. A
 * global is the only hand-over from an inline script to a module. Only the first caller gets it.
 */
async function takeEarlyAnswer(signal: AbortSignal): Promise<unknown> {
  const early = globalThis.earlyConcerts;
  globalThis.earlyConcerts = undefined;
  if (!early) return undefined;
  signal.throwIfAborted();
  const { promise: abort, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error));
  return Promise.race([early, abort]);
}

/** From Firestore without its library, for low data mode: concerts from the instant `since` on, or all of them. */
export const requestFromFirestore =
  (access: FirestoreAccess, since: string | undefined): RequestConcerts =>
  async (signal) => {
    const [{ readConcertDocuments }, { requestJsonWithin }] = await Promise.all([
      import('../../../services/firestore/concertDocuments.ts'),
      import('../../../services/http/request.ts'),
    ]).catch((cause: unknown) => {
      if (!isFailedImport(cause)) throw cause;
      throw new Unreachable('A script of the page is missing.', { cause });
    });
    const { items } = await readConcertDocuments(access, requestJsonWithin(signal), since);
    return items;
  };

const isDocument = (value: unknown): value is ConcertDocument =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
