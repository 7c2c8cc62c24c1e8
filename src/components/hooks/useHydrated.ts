import { startTransition, useEffect, useState } from 'react';

/** False in the HTML and during hydration, then true. The change is a transition, so that scrolling has priority. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
