import { afterAll, beforeAll, beforeEach, describe, test, vi } from 'vitest';
import concerts from '../../../functions/concerts.ts';
import { checkForms, type Api } from '../../unit/desk/kit/records/formsModel.ts';
import { asBand, contextOf, site } from './band.ts';
import { sized } from '../../night.ts';
import { stores, type RunningStore } from './concertStores.ts';

const runs = sized(3, 20);

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
});

describe.each(stores)('$name', ({ start }) => {
  let store: RunningStore;
  beforeAll(async () => {
    store = await start();
  });
  afterAll(() => store.stop());

  const title =
    'forms and queue keep their rules with the real API: nothing lost, overwritten unseen, sent twice or left waiting';
  test(title, { timeout: 60_000 + runs * 5000 }, async () => {
    const startApi = async (): Promise<Api> => {
      await store.choose();
      return async (request) => {
        const { pathname, search } = new URL(request.url);
        const headers = { ...Object.fromEntries(request.headers), ...(await asBand()) };
        const asked = new Request(site + pathname + search, new Request(request, { headers }));
        return concerts(asked, contextOf(asked));
      };
    };
    await checkForms(startApi, runs);
  });
});
