import { clear, list } from './_lib/http/cdn.ts';
import { concertsTag, selectConcertStore } from './_lib/concerts/selectStore.ts';
import { idempotencyKey, readConcert } from './_lib/concerts/readConcert.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from './_lib/http/platform.ts';
import { newId } from './_lib/storage/newId.ts';
import { requireSessionForChange } from './_lib/auth/session.ts';

/**
 * `GET /api/concerts` lists every concert of the store, the earliest first. `POST` adds one (the band only). With an `Idempotency-Key` a
 * repeated call adds nothing and gets the answer of the first one.
 */
export default endpoint({
  GET: async (request) => {
    const { store, cacheSeconds } = selectConcertStore();
    return list(request, concertsTag, await store.list(), { seconds: cacheSeconds });
  },
  POST: async (request) => {
    await requireSessionForChange(request);
    const id = newId('concert', idempotencyKey(request));
    const { store, cacheSeconds } = selectConcertStore();
    const concert = await store.add(id, await readConcert(request));
    const late = await clear([concertsTag], cacheSeconds);
    const headers = { location: `/api/concerts/${id}`, ...late };
    return Response.json(concert, { status: 201, headers });
  },
});

export const config: Config = {
  path: '/api/concerts',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
