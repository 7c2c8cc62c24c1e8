import { call, hasSessionToken } from '../../lib/http.ts';

/** Whether somebody is logged in. Without the session's token there can be no session that is of any use, and nothing is asked. */
export async function isLoggedIn(): Promise<boolean> {
  if (!hasSessionToken()) return false;
  try {
    await call('/api/session');
    return true;
  } catch {
    return false;
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
