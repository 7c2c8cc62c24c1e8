import { ToldError } from './toldError.ts';

/**
 * Messages of an `import()` whose script cannot be fetched: Chromium and Firefox, Safari, Safari for a page in place of the script.
 * Browsers throw a `TypeError` for them, as a defect in the script does.
 */
const messages = /dynamically imported module|module script|JavaScript MIME type/;

/** Pause after the first failure, in milliseconds. It doubles with each failure. */
const firstPauseMs = 2000;
const longestPauseMs = 5 * 60_000;

/** True for the error of an `import()` that could not be fetched. A script that throws while it runs is a defect. */
export const isFailedImport = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message);

/** Handles the error of an `import()` for a click: returns `undefined` for a script that could not be fetched, and throws any other error. */
export function ignoreFailedImport(error: unknown): undefined {
  if (!isFailedImport(error)) throw error;
}

/**
 * Loads scripts of the page that no click waits for; `load` contains nothing but imports. A script that cannot be fetched is logged in the
 * words of the specification (section 8), passed to `onFailure`, and requested again after growing pauses. Resolves to `undefined` once
 * `signal` aborts. An answer of the API that cannot be had counts as such a script. Throws any other error, which is a defect.
 */
export async function loadScript<Script>(
  area: string,
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
      if (!(isFailedImport(error) || error instanceof ToldError)) throw error;
      if (isAborted()) return undefined;
      console.error(`${area}: unavailable: Connection failed.`);
      onFailure?.();
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}
