import { list } from './_lib/cdn.ts';
import { listConcerts } from './_lib/concerts.ts';
import { endpoint } from './_lib/endpoint.ts';
import type { Config } from './_lib/platform.ts';

/** `GET /api/concerts`: every concert of the embedded store, the earliest first; kept by the CDN under the tag `concerts`. */
export default endpoint({
  GET: async (request) => list(request, 'concerts', await listConcerts()),
});

export const config: Config = { path: '/api/concerts' };
