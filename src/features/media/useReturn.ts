import { useEffect, useRef } from 'react';

/** Gives the focus to the picture that was shown last, which so comes into view in the strip. */
export function useReturn(shown: HTMLAnchorElement | undefined): () => void {
  const last = useRef<HTMLAnchorElement>(undefined);

  useEffect(() => {
    if (shown) last.current = shown;
  }, [shown]);

  return () => {
    // A column out of view is inert, and could not take it.
    const column = last.current?.closest<HTMLElement>('[data-column]');
    if (column) column.inert = false;
    last.current?.focus({ preventScroll: true });
  };
}
