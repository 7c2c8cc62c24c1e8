import { expect, test, vi } from 'vitest';
import { versionedRecords } from '../../../src/stores/versionedRecords.ts';
import type { Documents } from '../../../src/stores/documents.ts';
import { concertRecord } from '../../../src/records/concert.ts';

const [now, second] = [Date.parse('2026-11-22T12:00:00.400Z'), '2026-11-22T12:00:00Z'];
const fields = { name: 'Probe', date: '2026-12-04T19:00:00Z' };

/** A store with one document, whose writes succeed. */
function open(stored: object = {}, deleted?: string) {
  const document = {
    id: 'one',
    fields: { ...fields, revision: 3, ...stored },
    deleted,
    version: 'a version',
  };
  const documents = {
    listStored: vi.fn<Documents['listStored']>(),
    listAll: vi.fn<Documents['listAll']>(() => Promise.resolve({ items: [], leftOut: [] })),
    list: vi.fn<Documents['list']>(() => Promise.resolve([document])),
    listHidden: vi.fn<Documents['listHidden']>(() => Promise.resolve([])),
    listDeleted: vi.fn<Documents['listDeleted']>(() => Promise.resolve([])),
    read: vi.fn<Documents['read']>((id) => Promise.resolve(id === 'one' ? document : undefined)),
    create: vi.fn<Documents['create']>(() => Promise.resolve(true)),
    replace: vi.fn<Documents['replace']>(() => Promise.resolve(true)),
    erase: vi.fn<Documents['erase']>(() => Promise.resolve()),
  };
  const claimId = vi.fn<(id: string) => Promise<void>>(() => Promise.resolve());
  const former = {
    ...documents,
    ...{ read: () => Promise.resolve(undefined), create: () => Promise.resolve(true) },
  };
  const kind = { name: 'concert', former, contract: concertRecord, inOrder: () => 0, claimId } as const;
  const records = versionedRecords(documents, kind, () => now);
  const sent = (change: object = {}) => concertRecord.parse({ ...fields, ...change });
  return { records, documents, claimId, sent, document };
}

test.each([
  ['of its id, which is its address, without a slug', {}, [['one']]],
  ['of no id with a slug', { slug: 'probe' }, []],
])('a change makes sure %s', async (_, stored, claims) => {
  const { records, claimId, sent, documents } = open(stored);
  const saved = await records.update('one', 3, sent({ name: 'Anders' }));
  expect(saved).toMatchObject({ id: 'one', name: 'Anders', revision: 4, updatedAt: second, ...stored });
  expect(claimId.mock.calls).toEqual(claims);
  expect(documents.replace).toHaveBeenCalledOnce();
});

test('a repeated change writes nothing, and one of an earlier version is outdated', async () => {
  const { records, documents, sent, claimId } = open();
  await records.update('one', 1, sent());
  await expect(records.update('one', 2, sent({ name: 'Anders' }))).rejects.toMatchObject({
    ...{ rule: 'outdated', details: { present: { id: 'one', revision: 3 } } },
  });
  expect([documents.replace.mock.calls, claimId.mock.calls]).toEqual([[], []]);
});

test('gives up after so many races', async () => {
  const { records, documents, sent } = open();
  documents.replace.mockResolvedValue(false);
  await expect(records.update('one', 3, sent({ name: 'Anders' }))).rejects.toMatchObject({
    rule: 'conflict',
  });
  documents.create.mockResolvedValue(false);
  await expect(records.add('two', sent())).rejects.toMatchObject({ rule: 'conflict' });
  expect(documents.create.mock.calls.length).toBe(documents.replace.mock.calls.length);
  expect(documents.create.mock.calls.length).toBeGreaterThan(2);
});

test('deletes this version with its last fields, restores it, and knows nothing of others', async () => {
  const present = open();
  await present.records.remove('one', 3, { name: 'Zuletzt' });
  expect(present.documents.replace.mock.calls).toMatchObject([
    [present.document, { fields: { name: 'Zuletzt', revision: 4 }, deleted: second }],
  ]);
  await present.records.restore('one');
  expect(present.documents.replace).toHaveBeenCalledOnce();

  const deleted = open({}, '2026-11-01T12:00:00Z');
  expect(await deleted.records.restore('one')).toMatchObject({ revision: 4 });
  expect(deleted.documents.replace.mock.lastCall?.[1].deleted).toBeUndefined();
  await deleted.records.remove('one', 1);
  expect(deleted.documents.replace).toHaveBeenCalledOnce();
  await expect(deleted.records.get('one')).rejects.toMatchObject({ rule: 'gone' });
  await expect(deleted.records.add('one', deleted.sent())).rejects.toMatchObject({ rule: 'gone' });
  await expect(deleted.records.update('one', 3, deleted.sent())).rejects.toMatchObject({ rule: 'gone' });
  expect(await deleted.records.find('one')).toMatchObject({ id: 'one', deleted: '2026-11-01T12:00:00Z' });
  for (const call of [deleted.records.get('two'), deleted.records.restore('two')])
    await expect(call).rejects.toMatchObject({ rule: 'not-found' });
});

test('a deleted record that cannot be restored any more is gone, and is erased with the next deletion', async () => {
  const { records, documents } = open({}, '2026-10-01T12:00:00Z');
  await expect(records.restore('one')).rejects.toMatchObject({ rule: 'gone' });
  const old = (id: string, day: string) => ({ id, fields: { ...fields }, deleted: `${day}T13:00:00Z` });
  const all = [old('older', '2026-11-20'), old('expired', '2026-10-22'), old('newer', '2026-11-21')];
  documents.listDeleted.mockResolvedValue(all);
  expect((await records.listDeleted()).map(({ id }) => id)).toEqual(['newer', 'older']);
  await records.remove('one', 3);
  expect(documents.erase.mock.calls).toEqual([['expired']]);
});

test('adds a record at revision 0, and gives the present one to a repeated call', async () => {
  const { records, documents, sent } = open();
  expect(await records.add('two', sent())).toMatchObject({ id: 'two', revision: 0, updatedAt: second });
  expect(await records.add('one', sent({ name: 'Noch einmal' }))).toMatchObject({ id: 'one', name: 'Probe' });
  expect(documents.create).toHaveBeenCalledOnce();
});
