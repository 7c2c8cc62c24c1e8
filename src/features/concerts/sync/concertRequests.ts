import { untilPageStays } from './leaving.ts';
import { isFailedImport } from '../../../lib/browser/loadScript.ts';
import { ApiProblem, call, Unreachable } from '../../../lib/browser/http.ts';
import type { FirestoreAccess } from '../../../services/firestore/access.ts';
import { ServiceError } from '../../../services/http/serviceError.ts';
import type { SyncedConcerts } from '../../../lib/recordStore.ts';
import type { Concert } from '../../../records/concert.ts';
import { onlineTimeoutMs } from '../behaviour.ts';

/** An expected failure: a code of the specification's catalogue (section 8), or a refusal by Firestore's rules. */
export type Failure =
  | 'deadline-exceeded'
  | 'unavailable'
  | 'unknown'
  | 'failed-precondition'
  | 'permission-denied';

/** A list in place of the build's, or its digest alone where that is the one which the page shows. */
export type SyncedList = SyncedConcerts | { unchanged: string };

/** Result of a request. */
export type Answer = SyncedList | { failure: Failure };

type RequestConcerts = (signal: AbortSignal) => Promise<SyncedList>;

/**
 * Requests until the time limit, or until `signal` aborts. A page that is being left is told no failure. Throws any error that is not the
 * failure of a request: a defect.
 */
export async function answerOf(request: RequestConcerts, signal: AbortSignal): Promise<Answer> {
  try {
    return await request(AbortSignal.any([signal, AbortSignal.timeout(onlineTimeoutMs)]));
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    await untilPageStays();
    return { failure };
  }
}

/** Maps the failure of a request to its code; `undefined` for any other error. */
function failureOf(error: unknown): Failure | undefined {
  const isAbort = error instanceof DOMException && error.name === 'AbortError';
  const isFailure = error instanceof Unreachable || error instanceof ServiceError;
  if (isTimeout(error) || (isFailure && isTimeout(error.cause))) return 'deadline-exceeded';
  if (error instanceof ApiProblem || (error instanceof ServiceError && error.status !== undefined))
    return error.status === 401 || error.status === 403 ? 'permission-denied' : 'unknown';
  return isFailure || isAbort ? 'unavailable' : undefined;
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** From our own API: the complete list, unless it is the one with this ETag. */
export const requestFromApi =
  (etag: string | undefined): RequestConcerts =>
  async (signal) => {
    const headers = etag ? { 'if-none-match': `"${etag}"` } : {};
    const early = etag ? await takeEarlyAnswer(signal) : undefined;
    const response = early ?? (await call('/api/concerts', { headers, signal }));
    if (response.status === 304 && etag) return { unchanged: etag };
    const concerts = await readConcerts(response);
    // The CDN marks it as weak when it compresses an answer.
    return { concerts, etag: /"(.*)"/.exec(response.headers.get('etag') ?? '')?.[1] };
  };

/** The complete list of the API, or the build's copy of it where no function answers. */
export async function requestCompleteList(signal: AbortSignal): Promise<Answer> {
  const answer = await answerOf(requestFromApi(undefined), signal);
  if (!('failure' in answer)) return answer;
  const copy = await answerOf(
    async (until) => ({ concerts: await readConcerts(await call('/concerts.json', { signal: until })) }),
    signal,
  );
  return 'failure' in copy ? answer : copy;
}

async function readConcerts(response: Response): Promise<Concert[]> {
  const answer = await readJson(response);
  if (Array.isArray(answer) && answer.every(isConcert)) return answer;
  throw new ServiceError('answered in another form than expected', { status: 200 });
}

function readJson(response: Response): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError)
      throw new ServiceError('answered with something that is no JSON', { status: 200, cause });
    throw new Unreachable('The answer was cut off.', { cause });
  });
}

/**
 * Takes the response that the inline script requested before this code loaded (`requestConcerts` in `page.ts`); `undefined` after a failure. A
 * global is the only hand-over from an inline script to a module. Only the first caller gets it.
 */
async function takeEarlyAnswer(signal: AbortSignal): Promise<Response | undefined> {
  const early = globalThis.earlyConcerts;
  globalThis.earlyConcerts = undefined;
  if (!early) return undefined;
  signal.throwIfAborted();
  const { promise: abort, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error));
  const response = await Promise.race([early, abort]);
  return response && (response.ok || response.status === 304) ? response : undefined;
}

/** From Firestore without its library, for low data mode: concerts from the instant `since` on, or all of them. */
export const requestFromFirestore =
  (access: FirestoreAccess, since: string | undefined): RequestConcerts =>
  async (signal) => {
    const [{ readConcertDocuments }, { requestJsonWithin }, { checkedConcerts }] = await Promise.all([
      import('../../../services/firestore/concertDocuments.ts'),
      import('../../../services/http/request.ts'),
      import('./firestore/checkedConcerts.ts'),
    ]).catch((cause: unknown) => {
      if (!isFailedImport(cause)) throw cause;
      throw new Unreachable('A script of the page is missing.', { cause });
    });
    const { items } = await readConcertDocuments(access, requestJsonWithin(signal), since);
    return { ...(await checkedConcerts(items)), since };
  };

/** The API has checked its records. */
const isConcert = (value: unknown): value is Concert =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
