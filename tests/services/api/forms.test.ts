import { afterAll, beforeAll, beforeEach, describe, test, vi } from 'vitest';
import concerts from '../../../functions/concerts.ts';
import { recordEndpoint } from '../../../functions/_lib/records/recordEndpoint.ts';
import { versionedCalls } from '../../../functions/_lib/records/versionedCalls.ts';
import type { ConcertRecord } from '../../../src/records/concert.ts';
import { versionedRecords } from '../../../src/stores/versionedRecords.ts';
import { memoryDocuments } from '../../fakes/memoryDocuments.ts';
import { sized } from '../../night.ts';
import { checkForms } from '../../unit/desk/kit/records/formsModel.ts';
import { asBand, contextOf, site } from './band.ts';
import { startBlobStore, stores, type RunningStore } from './concertStores.ts';

/** The API with an empty store in the memory. */
function memoryApi(): typeof concerts {
  const documents = { name: 'concert', former: memoryDocuments(), inOrder: () => 0 } as const;
  const store = versionedRecords<ConcertRecord>(memoryDocuments(), documents);
  const { kind, own } = versionedCalls('concert', () => store, undefined);
  return recordEndpoint(kind, own);
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
});

// In memory a history takes a tenth of the time.
describe.each([
  ...stores.map((store) => ({ ...store, endpoint: () => concerts, runs: sized(1, 20) })),
  { name: 'in memory', start: startBlobStore, endpoint: memoryApi, runs: sized(12, 1000) },
])('$name', ({ start, endpoint, runs }) => {
  let store: RunningStore;
  beforeAll(async () => {
    store = await start();
  });
  afterAll(() => store.stop());

  const title =
    'forms and queue keep their rules with the real API: nothing lost, overwritten unseen, sent twice or left waiting';
  test(title, { timeout: 60_000 + runs * 5000 }, async () => {
    await checkForms(async () => {
      await store.choose();
      const answer = endpoint();
      const band = await asBand();
      return async (request) => {
        const { pathname, search } = new URL(request.url);
        const headers = { ...Object.fromEntries(request.headers), ...band };
        const asked = new Request(site + pathname + search, new Request(request, { headers }));
        return answer(asked, contextOf(asked));
      };
    }, runs);
  });
});
