import { useEffect, useEffectEvent } from 'react';

/** Runs `read` on mount, and when another tab or a page before coming back may have changed the stored consent. */
export function useStoredConsent(read: () => void): void {
  const run = useEffectEvent(read);
  useEffect(() => {
    const handleChange = () => run();
    handleChange();
    window.addEventListener('storage', handleChange);
    window.addEventListener('pageshow', handleChange);
    return () => {
      window.removeEventListener('storage', handleChange);
      window.removeEventListener('pageshow', handleChange);
    };
  }, []);
}
