/**
 * Coalesces concurrent reads of a store. Callers that come during a read share the next one: a read that has begun may miss a change before
 * their call. Any number of concurrent calls makes at most two reads.
 */
export function coalesce<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  return () => {
    next ??= running.then(() => {
      next = undefined;
      const started = read();
      running = started.catch(() => undefined);
      return started;
    });
    return next;
  };
}
