import { encodePart } from '../../config/encodePart.ts';
import { ownDeviceParameter } from '../../config/session.ts';
import { ApiProblem, call, hasSessionToken, reportDefect, Unreachable } from '../../lib/browser/http.ts';
import type { Texts } from '../../lib/i18n/translator.ts';

/** Key of a text of log-in and session, which the admin dialog and the desk share. */
export type SessionTextKey = keyof Texts<'admin'>;

/** Whether a session exists; `unknown` without a usable answer, for example offline. */
export type SessionCheck = 'in' | 'out' | 'unknown';

/** Checks the session. Sends no request without the session's token, because a session is useless without it. */
export async function checkSession(): Promise<SessionCheck> {
  if (!hasSessionToken()) return 'out';
  try {
    await call('/api/session');
    return 'in';
  } catch (error) {
    reportDefect(error);
    return error instanceof ApiProblem && error.status === 401 ? 'out' : 'unknown';
  }
}

/** Event of the window after a log-in, for what has waited for a session. */
export const logInEvent = 'log-in';

/**
 * Checks the password (specification, section 7). On one's own phone the session lasts longer. Throws the error of `call`: `no-session`
 * after the right password where the browser has not kept the cookies, as Safari keeps none with `Secure` of `http://localhost`.
 */
export async function logIn(password: string, isOwnDevice = false): Promise<void> {
  await call(`/api/adminKey/${encodePart(password)}${isOwnDevice ? `?${ownDeviceParameter}` : ''}`);
  // The page may see a cookie later than the server does.
  if (!hasSessionToken()) await call('/api/session');
  dispatchEvent(new Event(logInEvent));
}

/** Ends the sessions of all devices, for which the server checks the password again. Throws the error of `call`. */
export async function leaveEverywhere(password: string): Promise<void> {
  const body = new Blob([JSON.stringify({ password })], { type: 'application/json' });
  await call('/api/sessions', { method: 'DELETE', body });
}

/** Ends the session in the browser and on the server. Throws the error of `call`. */
export async function logOut(): Promise<void> {
  await call('/api/session', { method: 'DELETE' });
}

/** True when a request failed because the session has ended. */
export const hasExpired = (error: unknown): boolean =>
  error instanceof ApiProblem && ['no-session', 'missing-token'].includes(error.problem);

/** The sentence about a failed log-in, and the seconds to wait where the server names them. */
export interface LogInError {
  key: Extract<SessionTextKey, `error-${string}`>;
  seconds?: number;
}

const problemTexts: Record<string, LogInError['key']> = {
  'wrong-password': 'error-wrong',
  'no-session': 'error-cookies',
  unconfigured: 'error-unconfigured',
};

export function logInError(error: unknown): LogInError {
  if (error instanceof Unreachable) return { key: 'error-offline' };
  if (!(error instanceof ApiProblem)) return { key: 'error-failed' };
  const { status, problem, retryAfter } = error;
  if (status !== 429) return { key: problemTexts[problem] ?? 'error-failed' };
  return retryAfter === undefined ? { key: 'error-many-later' } : { key: 'error-many', seconds: retryAfter };
}
