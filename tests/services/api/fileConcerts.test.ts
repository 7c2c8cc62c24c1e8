import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listEtag } from '../../../src/records/built/buildRecord.ts';
import { concertRecord, type Concert } from '../../../src/records/concert.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import { tidy } from '../../../functions/_lib/tidy.ts';
import { writeFiles } from './band.ts';
import { add, call, change, get, list, listDeleted, patch, plain, remove, restore } from './concertCalls.ts';
import { later, now, onFirestore, startBlobStore, useStore, written } from './concertStores.ts';
import * as venueCalls from './venueCalls.ts';

const json = async (answer: Response) => (await answer.json()) as Concert;

/** Two concerts of the band's folder, and the hall of the first. */
const id = '2027-01-16-winterwiderhall';
const fields = { name: 'Winterwiderhall', date: '2027-01-16T19:00:00Z' };
const file: Concert = {
  ...concertRecord.parse({ ...fields, venueId: 'halle', venue: 'Halle', city: 'Wien' }),
  id,
};
const other: Concert = {
  ...concertRecord.parse({ name: 'Sommerzeit', date: '2027-03-28T18:00:00Z' }),
  id: '2027-03-28-sommerzeit',
};
const hall = { ...venueRecord.parse({ name: 'Halle', city: 'Wien' }), id: 'halle' };

beforeEach(() => {
  writeFiles({ concerts: [file, other], venues: [hall] });
});

describe('beside the embedded store', () => {
  useStore(startBlobStore, now);

  test('the list holds the files among the stored concerts, and its ETag names it in any order', async () => {
    const added = await add();

    expect((await list()).map((concert) => concert.id)).toEqual([id, added.id, other.id]);
    expect((await call('')).headers.get('etag')).toBe(`"${listEtag([other, added, file])}"`);
    const got = await get(id);
    expect([got.status, got.headers.get('etag')]).toEqual([200, '"0"']);
    expect(await got.json()).toEqual(file);
    expect((await call('')).headers.get('netlify-vary')).toBe('query=deleted|desk');
  });

  test('the first change writes a record under the same id, and each change counts', async () => {
    expect((await change(file, file)).headers.get('etag')).toBe('"0"');
    expect(await written(), 'of an untouched file').toEqual({});
    const moved = { date: '2027-01-23T19:00:00Z', previousDate: file.date };
    const answer = await change(file, moved);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    const changed = { ...file, ...moved, revision: 1, updatedAt: '2026-11-22T12:00:00Z' };
    expect(await answer.json()).toEqual(changed);
    expect(Object.keys(await written())).toEqual([id]);
    expect(await list()).toEqual([changed, other]);

    expect((await change(changed, { status: 'soldOut' })).headers.get('etag')).toBe('"2"');
    expect((await change(file, { status: 'cancelled' })).status).toBe(412);
  });

  test('a deleted file is gone in every list, also after 30 days, and open pages hear of it', async () => {
    expect((await remove(id, 0)).status).toBe(204);
    expect((await remove(id, 0)).status, 'again, after a lost answer').toBe(204);

    expect(await list()).toEqual([other]);
    expect([(await get(id)).status, (await patch(id, plain)).status]).toEqual([410, 410]);
    const deleted = {
      ...file,
      revision: 1,
      updatedAt: '2026-11-22T12:00:00Z',
      deleted: '2026-11-22T12:00:00Z',
    };
    expect(await listDeleted()).toEqual([deleted]);

    later(31);
    const added = await add();
    await remove(added.id, 0);
    await tidy();
    expect(await listDeleted()).toMatchObject([{ id: added.id }]);
    expect((await restore(id)).status).toBe(410);
    expect(await list()).toEqual([other]);

    writeFiles({ concerts: [other], venues: [hall] });
    await tidy();
    expect(Object.keys(await written()), 'of a file that is there no more').toEqual([added.id]);
  });

  test('a restored file is there again, as a stored record', async () => {
    await remove(id, 0);
    const restored = await restore(id);
    expect([restored.status, restored.headers.get('etag')]).toEqual([200, '"2"']);
    expect(await list()).toEqual([{ ...file, revision: 2, updatedAt: '2026-11-22T12:00:00Z' }, other]);
  });

  test('a changed file keeps its address: a new concert with its former day and name gets another one', async () => {
    await change(file, { name: 'Umbenannt' });
    const added = await add({ ...fields, date: '2027-01-16T21:00:00Z' });

    expect(added.slug).toBe(`${id}-2`);
    expect(await list()).toHaveLength(3);
  });

  test.each([
    ['at another hour', '2027-01-16T21:00:00Z'],
    ['at the same instant', fields.date],
  ])('a second show of the name and day of an untouched file, %s, is another concert', async (_, date) => {
    const added = await add({ ...fields, date });

    expect(added.slug).toBe(`${id}-2`);
    expect(await list()).toEqual(expect.arrayContaining([file, added, other]));
    expect((await change(file, { city: 'Linz' })).status, 'the file is itself still').toBe(200);
    expect((await add({ ...fields, date })).slug).toBe(`${id}-3`);
    await remove(added.id, 0);
    expect((await list()).map((concert) => concert.id)).toContain(id);
  });

  test('the address that a second show has not got is no other concert’s when its file goes', async () => {
    expect((await add({ ...fields, date: '2027-01-16T21:00:00Z' })).slug).toBe(`${id}-2`);
    writeFiles({ concerts: [other], venues: [hall] });

    expect((await add(fields)).slug).toBe(`${id}-3`);
  });

  test('a changed file that is renamed in the repository stays deleted, also after 30 days, and can be restored before', async () => {
    await remove(id, 0);
    writeFiles({ concerts: [{ ...file, id: '2027-01-16-winterwiderhall-im-saal' }, other], venues: [hall] });
    expect(await list()).toEqual([other]);

    later(31);
    const added = await add();
    await remove(added.id, 0);
    await tidy();
    expect(await list()).toEqual([other]);

    later(0);
    expect((await restore(id)).status).toBe(200);
    expect((await list()).map((concert) => concert.id)).toEqual([id, other.id]);
  });

  test('a file that is named as the address of a stored concert is not shown there, also after its deletion', async () => {
    const added = await add({ name: 'Probe', date: '2027-02-01T19:00:00Z' });
    writeFiles({ concerts: [{ ...file, id: added.slug ?? '' }, other], venues: [hall] });
    expect(await list()).toEqual([added, other]);

    await remove(added.id, 0);
    expect(await list()).toEqual([other]);
    later(31);
    await tidy();
    expect(await list()).toEqual([other]);
  });

  test('a venue of a file can be changed, and its new name is on the concerts that name it', async () => {
    expect(await venueCalls.list()).toEqual([hall]);
    const answer = await venueCalls.change(hall, { name: 'Große Halle' });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);

    expect(await json(await get(id))).toMatchObject({ venue: 'Große Halle', revision: 1 });
  });

  test('without the files a list is a failure, not half a list', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    rmSync(process.env.LAMBDA_TASK_ROOT ?? '', { recursive: true });
    expect((await call('')).status).toBe(500);
  });
});

describe.each(onFirestore)('$name', ({ start }) => {
  useStore(start, now);

  test('its concerts replace the files, which nobody can change', async () => {
    const added = await add();

    expect(await list()).toEqual([added]);
    expect([(await get(id)).status, (await change(file, { name: 'Neu' })).status]).toEqual([404, 404]);
  });
});
