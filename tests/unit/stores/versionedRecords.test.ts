import { expect, test, vi } from 'vitest';
import { versionedRecords } from '../../../src/stores/versionedRecords.ts';
import type { Documents } from '../../../src/stores/documents.ts';
import { concertRecord, type ConcertRecord } from '../../../src/records/concert.ts';
import { memoryDocuments } from '../../fakes/memoryDocuments.ts';

const fields = { name: 'Probe', date: '2026-12-04T19:00:00Z' };
const now = () => Date.parse('2026-11-23T12:00:00Z');
const sent = concertRecord.parse({ ...fields, name: 'Anders' });

/** A store with one document; the rules of changing it are those of every store (`tests/services/api/changeRules.test.ts`). */
async function open(stored: object = {}, changed: Partial<Documents> = {}) {
  const documents = memoryDocuments();
  await documents.create('one', { ...fields, revision: 3, ...stored });
  const claimId = vi.fn<(id: string) => Promise<void>>(() => Promise.resolve());
  const kind = { name: 'concert', contract: concertRecord, inOrder: () => 0, standIns: {}, claimId } as const;
  return { claimId, records: versionedRecords<ConcertRecord>({ ...documents, ...changed }, kind, now) };
}

test.each([
  ['of its id, which is its address, without a slug', {}, [['one']]],
  ['of no id with a slug', { slug: 'probe' }, []],
])('a change makes sure %s', async (_, stored, claims) => {
  const { records, claimId } = await open(stored);
  expect(await records.rewrite('one', () => sent)).toMatchObject({ name: 'Anders', revision: 4, ...stored });
  expect(claimId.mock.calls).toEqual(claims);
});

test('rewrites from what somebody else has written meanwhile, and restores nothing', async () => {
  const { records } = await open();
  const sets = [{ name: 'Anders' }, { city: 'Wien' }];
  await Promise.all(sets.map((set) => records.rewrite('one', (concert) => ({ ...concert, ...set }))));
  expect(await records.find('one')).toMatchObject({ name: 'Anders', city: 'Wien', revision: 5 });
  await records.remove('one', 5);
  await records.rewrite('one', () => sent);
  expect(await records.find('one')).toMatchObject({ city: 'Wien', revision: 6, deleted: expect.any(String) });
});

test('lists what was deleted, the last one first', async () => {
  const deleted = memoryDocuments();
  for (const day of ['20', '22', '21'])
    await deleted.create(day, fields, { deleted: `2026-11-${day}T12:00:00Z` });
  const { records } = await open({}, deleted);
  expect((await records.listDeleted()).map(({ id }) => id)).toEqual(['22', '21', '20']);
});

test('gives up after so many races', async () => {
  const lost = vi.fn(() => Promise.resolve(false));
  const { records } = await open({}, { replace: lost, create: lost });
  await expect(records.rewrite('one', () => sent)).rejects.toMatchObject({ rule: 'conflict' });
  const tries = lost.mock.calls.length;
  expect(tries).toBeGreaterThan(2);
  await expect(records.add('two', sent)).rejects.toMatchObject({ rule: 'conflict' });
  expect(lost).toHaveBeenCalledTimes(2 * tries);
});
