import { beforeEach, test, vi } from 'vitest';
import { recordEndpoint } from '../../../../../functions/_lib/records/endpoints.ts';
import { versionedRecords } from '../../../../../src/stores/versionedRecords.ts';
import type { Document, Documents } from '../../../../../src/stores/documents.ts';
import { concertRecord, type ConcertRecord } from '../../../../../src/records/concert.ts';
import { newConcert } from '../../../../../src/records/newConcert.ts';
import { checkOutbox, type Api } from './outboxModel.ts';

vi.mock('../../../../../functions/_lib/auth/session.ts', () => ({
  requireSession: () => Promise.resolve(),
  requireSessionForChange: () => Promise.resolve(),
}));

/** A store in memory, with the rules of every store. */
function memoryDocuments(): Documents {
  const all = new Map<string, Document & { version: number }>();
  const list = (isDeleted: boolean) =>
    Promise.resolve([...all.values()].filter(({ deleted }) => (deleted !== undefined) === isDeleted));
  return {
    list: () => list(false),
    listChanges: () => list(false),
    listDeleted: () => list(true),
    read: (id) => Promise.resolve(all.get(id)),
    create: (id, fields) => {
      if (all.has(id)) return Promise.resolve(false);
      all.set(id, { id, fields: { ...fields }, version: 0 });
      return Promise.resolve(true);
    },
    replace: ({ id, version }, { fields, deleted }) => {
      if (all.get(id)?.version !== version) return Promise.resolve(false);
      all.set(id, { id, fields: { ...fields }, deleted, version: Number(version) + 1 });
      return Promise.resolve(true);
    },
    erase: (id) => {
      all.delete(id);
      return Promise.resolve();
    },
  };
}

function memoryApi(): Api {
  const store = versionedRecords<ConcertRecord>(memoryDocuments(), {
    ...{ name: 'concert', contract: concertRecord, inOrder: () => 0 },
  });
  const endpoint = recordEndpoint<ConcertRecord>({
    ...{ name: 'concert', path: '/api/concerts', tag: 'concerts' },
    select: () => ({ store }),
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

// The runs take half a minute of a processor, which other work may share.
test('no letter is lost, nothing is overwritten unseen or sent twice, and everything arrives by itself', async () => {
  await checkOutbox(memoryApi, Number(process.env.OUTBOX_RUNS ?? 1000));
}, 240_000);
