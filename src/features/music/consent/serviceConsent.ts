import { liveAnswersKey, liveConsent } from '../../../config/storage.ts';

/** Consent to the sync with the music services: for this tab, or remembered for later visits. */
export interface ServiceConsent {
  on: boolean;
  remembered: boolean;
}

const { key, value } = liveConsent;

/** The stored consent; `undefined` if the browser blocks its storage. */
export function readConsent(): ServiceConsent | undefined {
  try {
    const remembered = localStorage.getItem(key) === value;
    return { on: remembered || sessionStorage.getItem(key) === value, remembered };
  } catch {
    return undefined;
  }
}

/**
 * Stores the consent in `localStorage` if it is remembered, else in `sessionStorage`. So withdrawing a remembered consent ends it in
 * every tab. Without consent no entry is left, and no answer.
 */
export function keepConsent({ on, remembered }: ServiceConsent): void {
  try {
    keep(sessionStorage, on && !remembered);
    keep(localStorage, on && remembered);
    if (!on) sessionStorage.removeItem(liveAnswersKey);
  } catch {
    // The storage is blocked, so the consent lasts for this page.
  }
}

function keep(storage: Storage, wanted: boolean): void {
  if (wanted) storage.setItem(key, value);
  else storage.removeItem(key);
}
