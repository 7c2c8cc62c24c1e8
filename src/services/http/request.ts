import { ServiceError } from './serviceError.ts';

/** Requests JSON from a service, also where it answers with an `expected` status; throws a `ServiceError`. */
export type RequestJson = (url: string, init?: RequestInit, expected?: readonly number[]) => Promise<unknown>;

/** Requests once. An abort of `signal` counts as a timeout. */
export const requestJsonWithin =
  (signal: AbortSignal): RequestJson =>
  async (url, init, expected) => {
    const response = await respond(url, { ...init, signal }, expected);
    return (response.json() as Promise<unknown>).catch((cause: unknown) => {
      throw bodyError(signal, cause);
    });
  };

/** Requests once; returns a successful answer, or one with an `expected` status. Throws a `ServiceError`. */
export async function respond(
  url: RequestInfo | URL,
  init: RequestInit & { signal: AbortSignal },
  expected: readonly number[] = [],
): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new ServiceError(init.signal.aborted ? 'did not answer in time' : 'cannot be reached', { cause });
  });
  if (response.ok || expected.includes(response.status)) return response;
  await response.body?.cancel();
  throw new ServiceError(`answered ${response.status}`, {
    status: response.status,
    retryAfter: retryAfterOf(response),
  });
}

/** The error for an answer whose body could not be read. */
export function bodyError(signal: AbortSignal, cause: unknown): ServiceError {
  return new ServiceError(bodyFault(signal, cause), { cause });
}

function bodyFault(signal: AbortSignal, cause: unknown): string {
  if (signal.aborted) return 'did not answer in time';
  return cause instanceof SyntaxError
    ? 'answered with something that is no JSON'
    : 'was cut off while answering';
}

/** `Retry-After` in milliseconds, from seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
