/** The first pause after a failure, in milliseconds. It doubles with each one, … */
const firstPause = 2000;

/** … up to this. */
const longestPause = 5 * 60_000;

/**
 * Loads a script of the page. A failure is logged in the words of the specification (section 8) and passed to `onFailure`;
 * then it tries again, after growing pauses, until `signal` aborts. Throws the reason of the abort.
 */
export async function loadScript<Loaded>(
  load: () => Promise<Loaded>,
  signal: AbortSignal,
  onFailure?: () => void,
): Promise<Loaded> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await load();
    } catch {
      signal.throwIfAborted();
      console.error('Concerts: unavailable: Connection failed.');
      onFailure?.();
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
}
