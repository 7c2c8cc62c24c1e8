import { useState } from 'react';
import { youTubeConsent } from '../../../config/storage.ts';
import { useStoredConsent } from './useStoredConsent.ts';

const { key, value } = youTubeConsent;

/** Whether the visitor always allows YouTube. Stored only while it is allowed; lasts for this page if the browser blocks its storage. */
export function useConsent(): { allowed: boolean; allow: (allowed: boolean) => void } {
  const [allowed, setAllowed] = useState(false);

  useStoredConsent(() => {
    try {
      setAllowed(localStorage.getItem(key) === value);
    } catch {
      // The storage is blocked, so the state of this page holds.
    }
  });

  return {
    allowed,
    allow: (next) => {
      setAllowed(next);
      try {
        if (next) localStorage.setItem(key, value);
        else localStorage.removeItem(key);
      } catch {
        // The storage is blocked, so the state of this page holds.
      }
    },
  };
}
