import { endSession } from './_lib/endedSessions.ts';
import { endpoint } from './_lib/endpoint.ts';
import type { Config } from './_lib/platform.ts';
import { closingCookies, requireSession, requireSessionForChange } from './_lib/session.ts';

/** `GET /api/session`: 204 for whoever is logged in, else 401. `DELETE /api/session` logs out, on the server too. */
export default endpoint({
  GET: async (request) => {
    await requireSession(request);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  },
  DELETE: async (request) => {
    await endSession(await requireSessionForChange(request));
    return new Response(null, {
      status: 204,
      headers: [
        ['cache-control', 'no-store'],
        ...closingCookies().map((line): [string, string] => ['set-cookie', line]),
      ],
    });
  },
});

export const config: Config = { path: '/api/session' };
