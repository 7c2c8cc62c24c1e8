import {
  bodyError,
  requestJsonWithin,
  respond,
  type RequestJson,
} from '../../../src/services/http/request.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { ProblemError } from './problemError.ts';

/** Time limit of one call to an external service, in milliseconds: well within the platform's 60 s. */
const upstreamTimeoutMs = 8000;

/** Seconds that a caller waits when a busy service does not say how long. */
export const defaultRetrySeconds = 60;

/** Statuses of a service that is busy. 420 is Cloudinary's word for 429. */
const busy: readonly (number | undefined)[] = [420, 429, 503];

/**
 * Runs calls of a service's client. Its failures become problems: 503 when the service cannot be reached or is busy (with `Retry-After`),
 * 504 when it does not answer in time, 502 for anything else. The log names service and status, never address or body.
 */
export const callService = <Result>(
  service: string,
  work: (requestJson: RequestJson) => Promise<Result>,
  timeoutMs = upstreamTimeoutMs,
): Promise<Result> =>
  mapErrors(service, () =>
    work((url, init, expected) =>
      requestJsonWithin(AbortSignal.timeout(timeoutMs))(url, { redirect: 'error', ...init }, expected),
    ),
  );

/** Reads a text with its headers; fails as `callService` does. */
export const readText = (
  service: string,
  url: string,
  timeoutMs = upstreamTimeoutMs,
): Promise<{ text: string; headers: Headers }> =>
  mapErrors(service, async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await respond(url, { redirect: 'error', signal });
    const text = await response.text().catch((cause: unknown) => {
      throw bodyError(signal, cause);
    });
    return { text, headers: response.headers };
  });

/** Posts to a service whose answer has no body of interest; fails as `callService` does. */
export const postTo = (
  service: string,
  url: string,
  init: RequestInit = {},
  timeoutMs = upstreamTimeoutMs,
): Promise<void> =>
  mapErrors(service, async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await respond(url, { redirect: 'error', ...init, method: 'POST', signal });
    await response.body?.cancel();
  });

async function mapErrors<Result>(service: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    console.error(`${service} ${error.message}.`);
    throw problemOf(error);
  }
}

function problemOf({ status, retryAfter, cause }: ServiceError): ProblemError {
  if (busy.includes(status)) {
    const seconds = retryAfter ? Math.ceil(retryAfter / 1000) : defaultRetrySeconds;
    return new ProblemError('upstream-busy', { headers: { 'retry-after': String(seconds) } });
  }
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new ProblemError('upstream-silent', { cause });
  // `fetch` throws a TypeError when there is no answer, or only a part of it.
  return new ProblemError(cause instanceof TypeError ? 'upstream-busy' : 'upstream', { cause });
}
