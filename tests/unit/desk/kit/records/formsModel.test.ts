import { beforeEach, test, vi } from 'vitest';
import { recordEndpoint } from '../../../../../functions/_lib/records/recordEndpoint.ts';
import { versionedCalls } from '../../../../../functions/_lib/records/versionedCalls.ts';
import { versionedRecords } from '../../../../../src/stores/versionedRecords.ts';
import { memoryDocuments } from '../../../../fakes/memoryDocuments.ts';
import type { ConcertRecord } from '../../../../../src/records/concert.ts';
import { sized } from '../../../../night.ts';
import { checkForms, type Api } from './formsModel.ts';

vi.mock('../../../../../functions/_lib/auth/session.ts', () => ({
  requireSession: () => Promise.resolve(),
  requireSessionForChange: () => Promise.resolve(),
}));

function memoryApi(): Api {
  const documents = { name: 'concert', former: memoryDocuments(), inOrder: () => 0 } as const;
  const store = versionedRecords<ConcertRecord>(memoryDocuments(), documents);
  const { kind, own } = versionedCalls('concert', () => store, undefined);
  const endpoint = recordEndpoint(kind, own);
  return async (request) => {
    const [id, call] = new URL(request.url).pathname.split('/').slice(3);
    const params = { ...(id && { id }), ...(call && { call }) };
    return endpoint(request, { ip: '', params, waitUntil: () => undefined });
  };
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
});

test('no letter is lost, nothing is overwritten unseen or sent twice, and everything arrives by itself', async () => {
  await checkForms(memoryApi, sized(40, 1000));
});
