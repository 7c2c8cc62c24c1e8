import { ApiProblem, call, hasSessionToken } from '../../../lib/browser/http.ts';

/** Whether somebody is logged in; `unknown` where no answer tells, as when the page is offline. */
export type SessionCheck = 'in' | 'out' | 'unknown';

/** Asks for the session. Without its token there can be no session that is of any use, and nothing is asked. */
export async function checkSession(): Promise<SessionCheck> {
  if (!hasSessionToken()) return 'out';
  try {
    await call('/api/session');
    return 'in';
  } catch (error) {
    return error instanceof ApiProblem && error.status === 401 ? 'out' : 'unknown';
  }
}

/** Checks the key (specification, section 7); throws what `call` throws when it is refused. */
export async function logIn(password: string): Promise<void> {
  await call(`/api/adminKey/${encodeURIComponent(password)}`);
}

/** Ends the session here and on the server. */
export async function logOut(): Promise<void> {
  await call('/api/session', { method: 'DELETE' });
}
