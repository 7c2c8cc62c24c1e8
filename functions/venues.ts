import { list } from './_lib/http/cdn.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from './_lib/http/platform.ts';
import { selectVenueStore, venuesTag } from './_lib/venues/selectStore.ts';

/** `GET /api/venues` lists every venue of the store, by name. */
export default endpoint({
  GET: async (request) => {
    const { store, cacheSeconds } = selectVenueStore();
    return list(request, venuesTag, await store.list(), { seconds: cacheSeconds });
  },
});

export const config: Config = {
  path: '/api/venues',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
