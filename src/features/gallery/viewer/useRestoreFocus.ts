import { useEffect, useRef } from 'react';
import { makeReachable } from '../../../components/slideshow/slides.ts';

/** Returns a function that focuses the picture that was shown last. */
export function useRestoreFocus(shown: HTMLAnchorElement | undefined): () => void {
  const last = useRef<HTMLAnchorElement>(undefined);

  useEffect(() => {
    if (shown) last.current = shown;
  }, [shown]);

  return () => {
    // The strip moves to the focus by itself; the browser would scroll it.
    const isInStrip = last.current !== undefined && makeReachable(last.current);
    last.current?.focus({ preventScroll: isInStrip });
  };
}
