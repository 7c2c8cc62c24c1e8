import { endpoint } from './_lib/http/endpoint.ts';
import { clear } from './_lib/http/cdn.ts';
import type { Config } from './_lib/http/platform.ts';
import { stores } from './_lib/stores.ts';
import { concertsTag } from './_lib/tags.ts';

/**
 * Opens the concerts of Firestore to visitors whose instant has come (decision 0037). The embedded store compares instants when it is read.
 * Only the host's schedule calls it, since it has no path.
 */
export default endpoint({
  POST: async () => {
    const { concerts, cacheSeconds } = stores();
    const count = await concerts.announce();
    if (count > 0) await clear([concertsTag], cacheSeconds);
    console.log(`Announced: ${count}.`);
    return new Response(null, { status: 204 });
  },
});

/** Every quarter of an hour. */
export const config: Config = { schedule: '*/15 * * * *' };
