import { useRef, useState } from 'react';
import type { MusicService } from '../../../config/services.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { fromStorage } from '../../../lib/browser/storage.ts';
import { useStoredConsent } from '../consent/useStoredConsent.ts';
import type { Answers } from './answerCache.ts';
import { liveAnswersKey, liveConsent } from '../../../config/storage.ts';

/** Consent to the sync with the music services: for this tab, or remembered for later visits. */
interface ServiceConsent {
  on: boolean;
  remembered: boolean;
}

const { key, value } = liveConsent;

/** The stored consent; `undefined` if the browser blocks its storage. */
const readConsent = (): ServiceConsent | undefined =>
  fromStorage(() => {
    const remembered = localStorage.getItem(key) === value;
    return { on: remembered || sessionStorage.getItem(key) === value, remembered };
  });

/**
 * Stores the consent in `localStorage` if it is remembered, else in `sessionStorage`. So withdrawing a remembered consent ends it in
 * every tab. Without consent no entry is left, and no answer.
 */
const keepConsent = ({ on, remembered }: ServiceConsent): void =>
  fromStorage(() => {
    keep(sessionStorage, on && !remembered);
    keep(localStorage, on && remembered);
    if (!on) sessionStorage.removeItem(liveAnswersKey);
  });

function keep(storage: Storage, wanted: boolean): void {
  if (wanted) storage.setItem(key, value);
  else storage.removeItem(key);
}

/**
 * Requests the services' records while the visitor's consent lasts. `answers` are there once every service has answered or failed.
 * Without consent the page keeps the records that it shows, and requests no more.
 */
export function useSync(services: readonly MusicService[]) {
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
