/**
 * The entries in the browser's storage; the GDPR page describes them. The inline scripts repeat the first two names: a module that they share
 * with islands would become a file of its own, and each script with it.
 */

/** The visitor's language, in `localStorage` (specification, section 9). */
export const languageStorageKey = 'lang';

/** The visitor's choice of low data mode, in `localStorage`: `on` or `off`. */
export const lowDataKey = 'lowData';

/** A visitor who always allows videos, in `localStorage`; without consent there is no entry. */
export const youTubeConsent = { key: 'youtube', value: 'allowed' } as const;

/**
 * A visitor who has switched on the music services: in `sessionStorage`, which ends with the tab, or in `localStorage` where the visitor wants
 * it remembered. Without consent there is no entry.
 */
export const liveConsent = { key: 'live', value: 'on' } as const;

/** The answers of the music services, in `sessionStorage`. */
export const liveAnswersKey = 'live-answers';

/** The unsent fields of the contact form, in `sessionStorage`. */
export const contactDraftKey = 'contact';
