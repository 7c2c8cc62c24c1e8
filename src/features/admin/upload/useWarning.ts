import { useEffect } from 'react';

/** Lets the browser ask before the page is left, as long as something would be lost (INTERACTIONS, U7). */
export function useWarning(needed: boolean): void {
  useEffect(() => {
    if (!needed) return;
    const warn = (event: Event) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
    };
  }, [needed]);
}
