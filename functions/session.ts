import { removeExpiredMarks, revokeSession } from './_lib/auth/revokedSessions.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { secondsLeft } from '../src/config/session.ts';
import { closingCookies, requireSession, requireSessionForChange } from './_lib/auth/session.ts';

/** `GET /api/session`: 204 with a session and the seconds until it ends, else 401. `DELETE /api/session` logs out, on the server too. */
export default endpoint({
  GET: async (request) => {
    const { expiresAt } = await requireSession(request);
    const left = Math.max(0, Math.floor((expiresAt - Date.now()) / 1000));
    return new Response(null, { status: 204, headers: { [secondsLeft]: String(left) } });
  },
  DELETE: async (request, { waitUntil }) => {
    await revokeSession(await requireSessionForChange(request));
    waitUntil(removeExpiredMarks());
    return new Response(null, {
      status: 204,
      headers: closingCookies().map((line): [string, string] => ['set-cookie', line]),
    });
  },
});

export const config: Config = { path: '/api/session' };
