import { useEffect, useRef } from 'react';

/** Gives the focus to the picture that was shown last, which so comes into view. */
export function useRestoreFocus(shown: HTMLAnchorElement | undefined): () => void {
  const last = useRef<HTMLAnchorElement>(undefined);

  useEffect(() => {
    if (shown) last.current = shown;
  }, [shown]);

  return () => {
    // A column out of view is inert, and could not take it. The strip moves by itself; the browser would scroll it.
    const column = last.current?.closest<HTMLElement>('[data-column]');
    if (column) column.inert = false;
    last.current?.focus({ preventScroll: Boolean(column) });
  };
}
