/**
 * A look at a store that all share who ask for it before it begins: while one is under way, those who come wait for the next, which
 * begins after they have come, so that nobody is shown what was before. However many ask, two looks answer them.
 */
export function coalesce<Result>(look: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  return () => {
    next ??= last.then(() => {
      next = undefined;
      const begun = look();
      last = begun.catch(() => undefined);
      return begun;
    });
    return next;
  };
}
