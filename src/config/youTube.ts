/** The only host of another company that a page may frame, and only after a visitor's click; `netlify.toml` names it, too. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** The entry in `localStorage` of a visitor who always allows videos. The GDPR page describes it; without consent there is no entry. */
export const youTubeConsent = { key: 'youtube', value: 'allowed' } as const;
