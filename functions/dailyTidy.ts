import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { tidy } from './_lib/tidy.ts';

/** Deletes everything that has come to its end. Only the host's schedule calls it, since it has no path. */
export default endpoint({
  POST: async () => {
    await tidy();
    return new Response(null, { status: 204 });
  },
});

/** Daily in UTC, early in the morning of Vienna. */
export const config: Config = { schedule: '40 3 * * *' };
