import { setTimeout as wait } from 'node:timers/promises';
import { ServiceError } from './serviceError.ts';

/**
 * Retries transient failures (no connection, 429, 5xx) after each of `pauses` in milliseconds, or after the service's `Retry-After`, until
 * `signal` aborts. Throws the last failure.
 */
export function withRetry<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
  pauses: readonly number[],
  signal: AbortSignal,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    for (const pause of pauses) {
      try {
        return await work(...args);
      } catch (error) {
        if (!(error instanceof ServiceError) || !isTransient(error)) throw error;
        const paused = await wait(error.retryAfter ?? pause, true, { signal }).catch(() => false);
        if (!paused) throw error;
      }
    }
    return work(...args);
  };
}

function isTransient({ status }: ServiceError): boolean {
  return status === undefined || status === 429 || status >= 500;
}
