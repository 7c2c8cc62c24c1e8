import { liveAnswersKey, liveConsent } from '../../../config/services.ts';

/** Whether the visitor wants the section live: in this tab, and whenever they come back. */
export interface ServiceConsent {
  on: boolean;
  remembered: boolean;
}

const { key, value } = liveConsent;

/** The stored consent; none if the browser blocks its storage. */
export function readConsent(): ServiceConsent {
  try {
    const remembered = localStorage.getItem(key) === value;
    return { on: remembered || sessionStorage.getItem(key) === value, remembered };
  } catch {
    return { on: false, remembered: false };
  }
}

/**
 * Keeps the wish in one place: `localStorage` if it is remembered, else `sessionStorage`. So taking back what is remembered ends it in
 * every tab. Off leaves nothing behind, of the answers neither.
 */
export function keepConsent({ on, remembered }: ServiceConsent): void {
  try {
    keep(sessionStorage, on && !remembered);
    keep(localStorage, on && remembered);
    if (!on) sessionStorage.removeItem(liveAnswersKey);
  } catch {
    // It holds for this page.
  }
}

function keep(storage: Storage, wanted: boolean): void {
  if (wanted) storage.setItem(key, value);
  else storage.removeItem(key);
}
