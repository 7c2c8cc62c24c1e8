import { sendUnsent } from './_lib/contact/unsent.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Tries unsent mails again. Only the host's schedule calls it, since it has no path. Beside `dailyTidy`, because both together start slowly. */
export default endpoint({
  POST: async () => {
    await sendUnsent();
    return new Response(null, { status: 204 });
  },
});

/** Daily in UTC, early in the morning of Vienna. */
export const config: Config = { schedule: '50 3 * * *' };
