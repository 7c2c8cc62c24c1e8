import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { StoreError } from '../../../src/stores/storeError.ts';
import type { ProblemName } from './problems.ts';
import { etagOf } from './etag.ts';

interface Details {
  /** For example `retry-after`. */
  headers?: Record<string, string>;
  /** Further fields of the problem document, for the caller's program. */
  extensions?: Record<string, unknown>;
  cause?: unknown;
}

/** An expected failure; `endpoint` turns it into a problem document with the status of `problems.ts`. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: ProblemName;
  readonly headers: Record<string, string>;
  readonly extensions: Record<string, unknown>;

  constructor(problem: ProblemName, { headers = {}, extensions = {}, cause }: Details = {}) {
    super(problem, { cause });
    this.problem = problem;
    this.headers = headers;
    this.extensions = extensions;
  }
}

/** Too many calls: the caller may try again after this many seconds. */
export function tooMany(seconds: number): ProblemError {
  return new ProblemError('too-many', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
}

/**
 * The problem that an error is: a rule of the stores, a service that fails, or a defect of ours. The log names service and status, never
 * address or body.
 */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof StoreError) return refusal(error);
  if (!(error instanceof ServiceError)) {
    console.error(error);
    return new ProblemError('internal');
  }
  console.error(`${error.service ?? 'A service'} ${error.message}.`);
  return outage(error);
}

function refusal({ rule, details: { present, groups, errors } }: StoreError): ProblemError {
  const headers = present && { etag: etagOf(present) };
  const extensions = { ...(present && { present }), ...(groups && { groups }), ...(errors && { errors }) };
  return new ProblemError(rule, { ...(headers && { headers }), extensions });
}

/** Seconds that a caller waits when a busy service does not say how long. */
const defaultRetrySeconds = 60;

/** Statuses of a service that is busy. 420 is Cloudinary's word for 429. */
const busy: readonly (number | undefined)[] = [420, 429, 503];

/**
 * 503 when the service cannot be reached or is busy (with `Retry-After`), 504 when it does not answer in time, 502 for anything else.
 */
function outage({ status, retryAfter, cause }: ServiceError): ProblemError {
  if (busy.includes(status)) {
    const seconds = retryAfter ? Math.ceil(retryAfter / 1000) : defaultRetrySeconds;
    return new ProblemError('upstream-busy', { headers: { 'retry-after': String(seconds) } });
  }
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new ProblemError('upstream-silent', { cause });
  // `fetch` throws a TypeError when there is no answer, or only a part of it.
  return new ProblemError(cause instanceof TypeError ? 'upstream-busy' : 'upstream', { cause });
}
