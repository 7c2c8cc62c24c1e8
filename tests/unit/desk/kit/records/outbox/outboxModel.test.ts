import { beforeEach, test, vi } from 'vitest';
import { recordEndpoint } from '../../../../../../functions/_lib/records/endpoints.ts';
import { versionedRecords } from '../../../../../../src/stores/versionedRecords.ts';
import { memoryDocuments } from '../../../../../fakes/memoryDocuments.ts';
import { concertRecord, type ConcertRecord } from '../../../../../../src/records/concert.ts';
import { newConcert } from '../../../../../../src/records/newConcert.ts';
import { sized } from '../../../../../night.ts';
import { checkOutbox, type Api } from './outboxModel.ts';

vi.mock('../../../../../../functions/_lib/auth/session.ts', () => ({
  requireSession: () => Promise.resolve(),
  requireSessionForChange: () => Promise.resolve(),
}));

function memoryApi(): Api {
  const store = versionedRecords<ConcertRecord>(memoryDocuments(), {
    ...{
      name: 'concert',
      former: memoryDocuments(),
      contract: concertRecord,
      inOrder: () => 0,
      standIns: {},
    },
  });
  const endpoint = recordEndpoint<ConcertRecord>({
    ...{ name: 'concert', path: '/api/concerts', tag: 'concerts', groups: [] },
    select: () => store,
    sent: () => newConcert(new Date('2026-11-23T12:00:00Z')),
  });
  const context = { ip: '', params: {}, waitUntil: () => undefined };
  return async (request) => endpoint(request, context);
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
});

test('no letter is lost, nothing is overwritten unseen or sent twice, and everything arrives by itself', async () => {
  await checkOutbox(memoryApi, sized(150, 1000));
});
