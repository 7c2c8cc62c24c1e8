import { clear, list } from './_lib/http/cdn.ts';
import { concerts, concertsTag } from './_lib/concerts/selectStore.ts';
import { idempotencyKey, readConcert } from './_lib/concerts/readConcert.ts';
import { concertId } from './_lib/concerts/store.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from './_lib/http/platform.ts';
import { requireSessionForChange } from './_lib/auth/session.ts';

/**
 * `GET /api/concerts`: every concert of the store, the earliest first. `POST` adds one (the band only); with an `Idempotency-Key` a
 * repeat adds nothing and answers what the first one did.
 */
export default endpoint({
  GET: async (request) => {
    const { store, keptFor } = concerts();
    return list(request, concertsTag, await store.list(), { seconds: keptFor });
  },
  POST: async (request) => {
    await requireSessionForChange(request);
    const id = concertId(idempotencyKey(request));
    const { store, keptFor } = concerts();
    const concert = await store.add(id, await readConcert(request));
    const late = await clear([concertsTag], keptFor);
    const headers = { 'cache-control': 'no-store', location: `/api/concerts/${id}`, ...late };
    return Response.json(concert, { status: 201, headers });
  },
});

export const config: Config = {
  path: '/api/concerts',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
