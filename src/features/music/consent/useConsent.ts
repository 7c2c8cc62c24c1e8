import { useEffect, useState } from 'react';
import { youTubeConsent } from '../../../config/youTube.ts';

/**
 * Whether YouTube is always allowed. Stored only while it is; followed where it is taken back in another tab, or on the
 * privacy page before coming back. Where nothing can be stored it holds for this page.
 */
export function useConsent(): { allowed: boolean; allow: (allowed: boolean) => void } {
  const [allowed, setAllowed] = useState(false);

  useEffect(() => {
    const read = () => {
      setAllowed(stored);
    };
    read();
    window.addEventListener('storage', read);
    window.addEventListener('pageshow', read);
    return () => {
      window.removeEventListener('storage', read);
      window.removeEventListener('pageshow', read);
    };
  }, []);

  return {
    allowed,
    allow: (now) => {
      setAllowed(now);
      store(now);
    },
  };
}

/** `otherwise` is the answer of a browser that keeps its storage shut. */
function stored(otherwise: boolean): boolean {
  try {
    return localStorage.getItem(youTubeConsent.key) === youTubeConsent.value;
  } catch {
    return otherwise;
  }
}

function store(allowed: boolean): void {
  try {
    if (allowed) localStorage.setItem(youTubeConsent.key, youTubeConsent.value);
    else localStorage.removeItem(youTubeConsent.key);
  } catch {
    // It holds for this page.
  }
}
