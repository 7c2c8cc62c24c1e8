import { setTimeout as wait } from 'node:timers/promises';
import { ServiceError } from './serviceError.ts';

/**
 * Tries again what may pass, after each of `pauses` (milliseconds) or as the source says: no connection, 429 and the 5xx,
 * until `signal` aborts. The last failure is thrown.
 */
export function retrying<Args extends unknown[], Result>(
  ask: (...args: Args) => Promise<Result>,
  pauses: readonly number[],
  signal: AbortSignal,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    for (const pause of pauses) {
      try {
        return await ask(...args);
      } catch (error) {
        if (!(error instanceof ServiceError) || !mayPass(error)) throw error;
        const paused = await wait(error.retryAfter ?? pause, true, { signal }).catch(() => false);
        if (!paused) throw error;
      }
    }
    return ask(...args);
  };
}

function mayPass({ status }: ServiceError): boolean {
  return status === undefined || status === 429 || status >= 500;
}
