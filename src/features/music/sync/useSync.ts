import { useRef, useState } from 'react';
import type { MusicService } from '../../../config/services.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { keepConsent, readConsent, type ServiceConsent } from '../consent/serviceConsent.ts';
import { useStoredConsent } from '../consent/useStoredConsent.ts';
import type { Answers } from './answerCache.ts';

/**
 * Requests the services' records while the visitor's consent lasts. `answers` are there once every service has answered or failed.
 * Without consent the page keeps the records that it shows, and requests no more.
 */
export function useSync(services: readonly MusicService[]): {
  consent: ServiceConsent;
  answers: Answers | undefined;
  changeConsent: (consent: ServiceConsent) => void;
} {
  const [consent, setConsent] = useState<ServiceConsent>({ on: false, remembered: false });
  const [answers, setAnswers] = useState<Answers>();
  const running = useRef<AbortController>(undefined);

  const request = async (signal: AbortSignal) => {
    // Until it has loaded, a failure counts as no answer.
    const client = await loadScript(
      'Services',
      () => import('./requestRecords.ts'),
      signal,
      () => setAnswers({}),
    );
    const received = await client?.requestRecords(services, signal);
    if (!signal.aborted) setAnswers(received);
  };

  const changeConsent = (next: ServiceConsent) => {
    keepConsent(next);
    setConsent(next);
    if (next.on === Boolean(running.current)) return;
    running.current?.abort();
    running.current = next.on ? new AbortController() : undefined;
    setAnswers(undefined);
    if (running.current) void request(running.current.signal);
  };

  useStoredConsent(() => {
    // Also deletes the entries of this tab's `sessionStorage`, which another tab cannot reach.
    const stored = readConsent();
    if (stored) changeConsent(stored);
  });

  return { consent, answers, changeConsent };
}
