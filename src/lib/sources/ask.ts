import { SourceError } from './sourceError.ts';

/** Asks a source for JSON; throws a `SourceError`. */
export type Ask = (url: string, init?: RequestInit) => Promise<unknown>;

/** Asks once. Without an answer when `signal` aborts, the source counts as silent. */
export const askWithin =
  (signal: AbortSignal): Ask =>
  async (url, init) => {
    const response = await fetch(url, { ...init, signal }).catch((cause: unknown) => {
      throw new SourceError(signal.aborted ? 'did not answer in time' : 'cannot be reached', { cause });
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new SourceError(`answered ${response.status}`, {
        status: response.status,
        retryAfter: retryAfterOf(response),
      });
    }
    return (response.json() as Promise<unknown>).catch((cause: unknown) => {
      throw new SourceError(bodyTrouble(signal, cause), { cause });
    });
  };

function bodyTrouble(signal: AbortSignal, cause: unknown): string {
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
