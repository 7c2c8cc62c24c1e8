import { startTransition, useEffect, useState } from 'react';

/** False in the HTML and while React takes it over, true from then on; what changes by it is drawn in slices, so that scrolling goes first. */
export function useHydrated(): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setArrived(true);
    });
  }, []);
  return arrived;
}
