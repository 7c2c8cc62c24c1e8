/** The only host of another company that a page may frame, and only when a visitor asks for it; `netlify.toml` names it, too. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** The entry in `localStorage` of a visitor who always allows it, described on the GDPR page; nothing stands there otherwise. */
export const youTubeConsent = { key: 'youtube', value: 'allowed' } as const;
