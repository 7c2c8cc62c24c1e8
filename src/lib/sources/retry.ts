import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from './ask.ts';
import { SourceError } from './sourceError.ts';

/**
 * Tries again what may pass, after each of `pauses` (milliseconds) or as the source says: no connection, 429 and the 5xx,
 * until `signal` aborts. The last failure is thrown.
 */
export function retrying(ask: Ask, pauses: readonly number[], signal: AbortSignal): Ask {
  return async (url, init) => {
    for (const pause of pauses) {
      try {
        return await ask(url, init);
      } catch (error) {
        if (!(error instanceof SourceError) || !mayPass(error)) throw error;
        const paused = await wait(error.retryAfter ?? pause, true, { signal }).catch(() => false);
        if (!paused) throw error;
      }
    }
    return ask(url, init);
  };
}

function mayPass({ status }: SourceError): boolean {
  return status === undefined || status === 429 || status >= 500;
}
