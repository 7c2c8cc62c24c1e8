/** What browser and functions agree on about a session (DESIGN, Security). */

/** Holds the signed session; the prefix ties it to this host, its whole site, and encryption. */
export const sessionCookie = '__Host-session';

/** A session ends after this many seconds: 12 hours. */
export const sessionSeconds = 12 * 60 * 60;

/** Readable by the page, which sends it back with every change (specification, section 7, Request headers). */
export const tokenCookie = 'XSRF-TOKEN';
export const tokenHeader = 'X-XSRF-TOKEN';
