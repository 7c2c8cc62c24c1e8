import { beforeEach, test, vi } from 'vitest';
import type { Handler } from '../../../functions/_lib/http/platform.ts';
import { recordEndpoint } from '../../../functions/_lib/records/recordEndpoint.ts';
import { versionedCalls } from '../../../functions/_lib/records/versionedCalls.ts';
import type { ConcertRecord } from '../../../src/records/concert.ts';
import { versionedRecords } from '../../../src/stores/versionedRecords.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { memoryDocuments } from '../../fakes/memoryDocuments.ts';
import { sized } from '../../night.ts';
import { checkForms } from '../../unit/desk/kit/records/formsModel.ts';
import { asBand, contextOf, site } from './band.ts';

/** The API with an empty store in the memory, where a history takes a tenth of the time. */
function memoryApi(): Handler {
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

useBlobs();

const runs = sized(12, 1000);

test(
  'forms and queue keep their rules with the real API: nothing lost, overwritten unseen, sent twice or left waiting',
  { timeout: 60_000 + runs * 5000 },
  () =>
    checkForms(async () => {
      const answer = memoryApi();
      const band = await asBand();
      return async (request) => {
        const { pathname, search } = new URL(request.url);
        const headers = { ...Object.fromEntries(request.headers), ...band };
        const asked = new Request(site + pathname + search, new Request(request, { headers }));
        return answer(asked, contextOf(asked));
      };
    }, runs),
);
