import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MusicService } from '../../../config/services.ts';
import type { Answers } from './answerCache.ts';
import { keepConsent, readConsent, type ServiceConsent } from '../consent/serviceConsent.ts';

const off: ServiceConsent = { on: false, remembered: false };

/**
 * Asks the services as long as the visitor wants it, and never before. `answers` are there once all have answered or failed;
 * `choose` says what the visitor wants from now on. Switched off, what is shown stays, and nobody is asked any more.
 */
export function useSync(services: readonly MusicService[]): {
  consent: ServiceConsent;
  answers: Answers | undefined;
  choose: (consent: ServiceConsent) => void;
} {
  const [consent, setConsent] = useState(off);
  const [answers, setAnswers] = useState<Answers>();
  const running = useRef<AbortController>(undefined);

  const follow = async (next: ServiceConsent) => {
    setConsent(next);
    if (next.on === Boolean(running.current)) return;
    running.current?.abort();
    running.current = undefined;
    setAnswers(undefined);
    if (!next.on) return;
    const run = (running.current = new AbortController());
    const given = await import('./requestRecords.ts')
      .then(({ requestRecords }) => requestRecords(services, run.signal))
      .catch(() => ({}));
    if (!run.signal.aborted) setAnswers(given);
  };

  const read = useEffectEvent(() => {
    const found = readConsent();
    // Another tab cannot reach the `sessionStorage` of this one: drop here what was remembered or taken back there.
    keepConsent(found);
    void follow(found);
  });
  useEffect(() => {
    const look = () => {
      read();
    };
    look();
    // Remembered or taken back in another tab, or on the privacy page before coming back.
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);

  return {
    consent,
    answers,
    choose: (next) => {
      keepConsent(next);
      void follow(next);
    },
  };
}
