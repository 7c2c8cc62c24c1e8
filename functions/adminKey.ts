import { setTimeout as pause } from 'node:timers/promises';
import { endpoint } from './_lib/http/endpoint.ts';
import { isPassword, passwordIn, requirePassword } from './_lib/auth/password.ts';
import type { Config } from '@netlify/functions';
import { ProblemError } from './_lib/http/problemError.ts';
import { requireOwnSite } from './_lib/http/request.ts';
import { reserveAttempt } from './_lib/auth/reservation.ts';
import { endFormerSession, openSession } from './_lib/auth/session.ts';
import { noteLook } from './_lib/contact/lastLook.ts';
import { ownDeviceParameter } from '../src/config/session.ts';

/** The password stands in the address, so no later request may send the address as its referrer. */
const headers = { 'referrer-policy': 'no-referrer' };

/**
 * `GET /api/adminKey/{password}`: 204 and the cookies of a new session; 401 wrong, 403 from another site, 429 too many, 503 no password
 * configured. With
 * `?own-device` the session lasts longer. The one that the browser had before ends.
 */
export default endpoint(
  {
    GET: async (request, { ip, waitUntil }) => {
      // Before it is counted: another page could else make the band wait.
      requireOwnSite(request);
      const password = requirePassword();
      const attempt = await reserveAttempt(ip);
      waitUntil(attempt.removeExpired());
      await pause(attempt.delay);
      // Opened before the check, so that a wrong password takes as long as the right one.
      const cookies = await openSession({
        isOwnDevice: new URL(request.url).searchParams.has(ownDeviceParameter),
      });
      if (!isPassword(passwordIn(request.url), password)) throw new ProblemError('wrong-password');
      waitUntil(attempt.forgive());
      waitUntil(endFormerSession(request));
      waitUntil(noteLook());
      return new Response(null, {
        status: 204,
        headers: cookies.map((line): [string, string] => ['set-cookie', line]),
      });
    },
  },
  headers,
);

/** Both spellings, because the host's treatment of capitals in a path is not documented. */
export const config: Config = {
  path: ['/api/adminKey/:password', '/api/adminkey/:password'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
