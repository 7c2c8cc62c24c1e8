import { useState } from 'react';
import { youTubeConsent } from '../../../config/storage.ts';
import { fromStorage } from '../../../lib/browser/storage.ts';
import { useStoredConsent } from './useStoredConsent.ts';

const { key, value } = youTubeConsent;

/** Whether the visitor always allows YouTube. Stored only while it is allowed; lasts for this page if the browser blocks its storage. */
export function useConsent(): { allowed: boolean; allow: (allowed: boolean) => void } {
  const [allowed, setAllowed] = useState(false);

  useStoredConsent(() => {
    const stored = fromStorage(() => localStorage.getItem(key) === value);
    if (stored !== undefined) setAllowed(stored);
  });

  return {
    allowed,
    allow: (next) => {
      setAllowed(next);
      fromStorage(() => (next ? localStorage.setItem(key, value) : localStorage.removeItem(key)));
    },
  };
}
