import { useEffect } from 'react';

/** Makes the browser ask before it leaves the page, while `isNeeded` (INTERACTIONS, U7). */
export function useUnloadWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
