import { isFailedImport } from '../../../lib/browser/failedImport.ts';
import { Unreachable } from '../../../lib/browser/http.ts';

/** Pause after the first failure, in milliseconds. It doubles with each failure. */
const firstPauseMs = 2000;
const longestPauseMs = 5 * 60_000;

/**
 * Loads scripts of the page; `load` contains nothing but imports. A script that cannot be fetched is logged in the words of the
 * specification (section 8), passed to `onFailure`, and requested again after growing pauses. Resolves to `undefined` once `signal`
 * aborts. Throws any other error, which is a defect.
 */
export async function loadScript<Script>(
  load: () => Promise<Script>,
  signal: AbortSignal,
  onFailure?: () => void,
): Promise<Script | undefined> {
  const isAborted = () => signal.aborted;
  for (let pause = firstPauseMs; !isAborted(); pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      const script = await load();
      return isAborted() ? undefined : script;
    } catch (error) {
      if (!(isFailedImport(error) || error instanceof Unreachable)) throw error;
      if (isAborted()) return undefined;
      console.error('Concerts: unavailable: Connection failed.');
      onFailure?.();
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}
