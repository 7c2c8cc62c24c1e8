import { revokeSession } from './_lib/auth/revokedSessions.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from './_lib/http/platform.ts';
import { closingCookies, requireSession, requireSessionForChange } from './_lib/auth/session.ts';

/** `GET /api/session`: 204 with a session, else 401. `DELETE /api/session` logs out, on the server too. */
export default endpoint({
  GET: async (request) => {
    await requireSession(request);
    return new Response(null, { status: 204 });
  },
  DELETE: async (request) => {
    await revokeSession(await requireSessionForChange(request));
    return new Response(null, {
      status: 204,
      headers: closingCookies().map((line): [string, string] => ['set-cookie', line]),
    });
  },
});

export const config: Config = { path: '/api/session' };
