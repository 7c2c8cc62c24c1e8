import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isPassword, requirePassword } from './_lib/auth/password.ts';
import { reserveAttempt } from './_lib/auth/reservation.ts';
import { removeExpiredMarks, revokeAllSessions } from './_lib/auth/revokedSessions.ts';
import { closingCookies, requireSessionForChange } from './_lib/auth/session.ts';
import { readJson } from './_lib/http/body.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { ProblemError } from './_lib/http/problemError.ts';

const sent = z.strictObject({ password: z.string() });

/** `DELETE /api/sessions` with `{ "password": "…" }` ends every session. It counts and delays attempts as the log-in does. */
export default endpoint({
  DELETE: async (request, { ip, waitUntil }) => {
    const right = requirePassword();
    await requireSessionForChange(request);
    const { password } = await readJson(request, sent);
    const attempt = await reserveAttempt(ip);
    waitUntil(attempt.removeExpired());
    await pause(attempt.delay);
    if (!isPassword(password, right)) throw new ProblemError('wrong-password');
    await revokeAllSessions();
    waitUntil(removeExpiredMarks());
    waitUntil(attempt.forgive());
    return new Response(null, {
      status: 204,
      headers: closingCookies().map((line): [string, string] => ['set-cookie', line]),
    });
  },
});

export const config: Config = {
  path: '/api/sessions',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
