import { endpoint } from './_lib/http/endpoint.ts';
import { clear } from './_lib/http/cdn.ts';
import type { Config } from '@netlify/functions';
import { stores } from './_lib/stores.ts';
import { kinds } from '../src/records/kinds.ts';

/**
 * Opens the concerts to visitors whose instant has come, and clears what the CDN holds without them (decision 0037).
 * Only the host's schedule calls it, since it has no path.
 */
export default endpoint({
  POST: async () => {
    const { concerts, cacheSeconds } = stores();
    const count = await concerts.announce();
    if (count > 0) await clear(kinds.concert.tags, cacheSeconds);
    console.log(`Announced: ${count}.`);
    return new Response(null, { status: 204 });
  },
});

/** Every quarter of an hour. */
export const config: Config = { schedule: '*/15 * * * *' };
