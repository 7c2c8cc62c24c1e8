/** Names and lifetime of a session, shared by browser and functions (DESIGN, Security). */

/** Holds the signed session; the prefix ties it to this host, its whole site, and encryption. */
export const sessionCookie = '__Host-session';

/** Lifetime of a session in seconds: 12 hours. */
export const sessionSeconds = 12 * 60 * 60;

/** Lifetime of a session on a device that was told to be the band member's own, in seconds: 30 days. */
export const ownDeviceSeconds = 30 * 24 * 60 * 60;

/** Parameter of the log-in's address that asks for the longer session. */
export const ownDeviceParameter = 'own-device';

/** Readable by the page, which sends it back with every change (specification, section 7, Request headers). */
export const tokenCookie = 'XSRF-TOKEN';
export const tokenHeader = 'X-XSRF-TOKEN';

/** The header of an answer about a session that holds the seconds until it ends. */
export const secondsLeft = 'session-seconds-left';
