import { describe, expect, test } from 'vitest';
import { setting } from '../../../functions/_lib/env.ts';
import { openDocuments } from '../../../src/stores/stores.ts';
import { venueRecords } from '../../../src/stores/venues/venueStore.ts';
import type { Concert } from '../../../src/records/concert.ts';
import * as concerts from './concertCalls.ts';
import { later, now, stores, useStore } from './concertStores.ts';
import { add, change, get, listAll, merge, patch, plain, remove, restore } from './venueCalls.ts';

/** Eight o'clock in Vienna, a fortnight after the test's now. */
const evening = { name: 'Lampenfieber', date: '2026-12-04T20:00:00+01:00' };
const inLondon = { timeZone: 'Europe/London', date: '2026-12-04T20:00:00Z' };
const placeOf = ({ id, name, city }: { id: string; name: string; city: string }) => ({
  ...{ venueId: id, venue: name, city },
});
const present = async ({ id }: { id: string }) => (await (await concerts.get(id)).json()) as Concert;
/** A change of a venue that broke off before its copies were filled. */
const breakOff = (id: string, fields: object) =>
  venueRecords(openDocuments('venues', setting), openDocuments('venues-history', setting)).rewrite(
    id,
    (venue) => ({ ...venue, ...fields }),
  );
const elsewhere = { name: 'Stellwerk Süd', timeZone: 'Europe/London' };

describe.each(stores)('$name', ({ start }) => {
  useStore(start, now);

  test('a new name reaches every concert that names the venue, and no other', async () => {
    const [venue, other] = [await add(), await add({ name: 'Gondelhalle', city: 'Innsbruck' })];
    expect((await listAll()).map(({ name }) => name)).toEqual(['Gondelhalle', 'Stellwerk']);
    const named = { ...evening, ...placeOf(venue) };
    const [one, two] = [await concerts.add(named), await concerts.add(named)];
    const free = await concerts.add({ ...evening, venue: 'Stellwerk', city: 'Linz' });
    const elsewhere = await concerts.add({ ...evening, ...placeOf(other) });
    const renamed = { name: 'Stellwerk Süd', city: 'Wels' };
    await change(venue, renamed);

    for (const concert of [one, two])
      expect(await present(concert)).toEqual({
        ...concert,
        ...placeOf({ ...venue, ...renamed }),
        revision: 1,
      });
    for (const concert of [free, elsewhere]) expect(await present(concert)).toEqual(concert);

    await change(venue, renamed);
    expect(await present(one), 'again, after a lost answer').toMatchObject({ revision: 1 });
    await patch(venue.id, { street: 'Gleisweg 4' });
    expect(await present(one), 'another street').toMatchObject({ revision: 1 });
    await patch(venue.id, { timeZone: 'Europe/London' });
    expect(await present(one), 'another zone').toMatchObject(inLondon);
  });

  test('a concert that is added, changed or restored late has the present name, town and zone of its venue', async () => {
    const venue = await add();
    const stale = { ...evening, ...placeOf(venue) };
    const [deleted, changed] = [await concerts.add(stale), await concerts.add(stale)];
    await concerts.remove(deleted.id, 0);
    await change(venue, { ...elsewhere, city: 'Wels' });
    const expected = { venue: 'Stellwerk Süd', city: 'Wels', ...inLondon };

    expect(await concerts.add(stale)).toMatchObject(expected);
    await concerts.restore(deleted.id);
    expect(await present(deleted)).toMatchObject(expected);
    const late = { ...placeOf(venue), free: true };
    const answer = await concerts.patch(changed.id, late);
    expect(await answer.json()).toMatchObject({ ...expected, free: true });
    const { revision } = await present(changed);
    expect((await concerts.patch(changed.id, late)).status, 'the same once more').toBe(200);
    expect(await present(changed)).toMatchObject({ revision });
  });

  test('a repeat completes the name and the zone of a change that broke off, and changes nothing else', async () => {
    const venue = await add();
    const [concert, own] = [
      await concerts.add({ ...evening, ...placeOf(venue) }),
      await concerts.add({ ...evening, ...placeOf(venue), timeZone: 'Asia/Tokyo' }),
    ];
    await breakOff(venue.id, elsewhere);
    expect(await present(concert)).toEqual(concert);
    for (const attempt of ['first', 'again, after a lost answer']) {
      expect((await change(venue, elsewhere)).status, attempt).toBe(200);
      expect(await present(concert)).toEqual({
        ...{ ...concert, ...inLondon, venue: 'Stellwerk Süd' },
        revision: 1,
      });
    }
    expect(await present(own)).toEqual({ ...own, venue: 'Stellwerk Süd', revision: 1 });
  });

  test('a venue cannot be deleted while a coming concert names it, and says why', async () => {
    const venue = await add();
    const past = await concerts.add({ ...evening, ...placeOf(venue), date: '2026-11-22T11:59:59Z' });
    const coming = await concerts.add({ ...evening, ...placeOf(venue), date: '2026-11-22T12:00:00Z' });
    const refused = await remove(venue.id, 0);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      type: 'urn:problem-type:match:venue-in-use',
      title: expect.stringContaining('You still have a gig here.') as string,
    });
    expect((await get(venue.id)).status).toBe(200);

    await concerts.remove(coming.id, 0);
    expect((await remove(venue.id, 0)).status).toBe(204);
    expect(await present(past)).toEqual(past);
    await breakOffWhileDeleted(venue.id, past);
  });

  /** A deleted venue changes no concert; a restored one has its copies filled. */
  const breakOffWhileDeleted = async (id: string, past: Concert) => {
    await concerts.change(past, { venue: 'Irgendwo' });
    expect(await present(past)).toMatchObject({ venue: 'Irgendwo' });
    expect((await restore(id)).status).toBe(200);
    expect(await present(past)).toMatchObject({ venue: 'Stellwerk' });
  };

  test('merging moves every concert to the other venue, at the same clock times, and deletes this one', async () => {
    const [venue, other] = [
      await add(),
      await add({ name: 'Gondelhalle', city: 'London', timeZone: 'Europe/London' }),
    ];
    const stale = { ...evening, ...placeOf(venue) };
    const [concert, deleted] = [await concerts.add(stale), await concerts.add(stale)];
    const untouched = await concerts.add({ ...evening, ...placeOf(other), timeZone: 'Europe/London' });
    await concerts.remove(deleted.id, 0);
    const expected = { ...placeOf(other), ...inLondon };

    const overtaken = await merge({ ...venue, name: 'Anders' }, other.id);
    expect(overtaken.status, 'somebody else was first').toBe(412);
    expect(await present(concert)).toEqual(concert);
    for (const attempt of ['first', 'again, after a lost answer']) {
      const merged = await merge(venue, other.id);
      expect([merged.status, await merged.json()], attempt).toMatchObject([200, { id: venue.id }]);
      expect(await present(concert)).toEqual({ ...concert, ...expected, revision: 1 });
    }
    expect((await listAll()).map(({ id }) => id)).toEqual([other.id]);
    expect(await present(untouched)).toEqual(untouched);

    expect(await concerts.add(stale), 'late').toMatchObject(expected);
    await concerts.restore(deleted.id);
    expect(await present(deleted)).toMatchObject(expected);
    await restore(venue.id);
    const { date, timeZone } = concert;
    expect(await present(concert), 'at its clock times').toMatchObject({ ...placeOf(venue), date, timeZone });
    const back = await concerts.add(stale);
    expect(back, 'after the venue came back').toMatchObject(placeOf(venue));
    expect((await merge(venue, other.id)).status, 'a late repeat').toBe(200);
    expect([await present(back), (await listAll()).length]).toEqual([back, 2]);
  });

  test('a late repeat of a merge answers the record, whatever became of both venues', async () => {
    const [venue, other, third] = [await add(), await add({ name: 'Arena', city: 'Linz' }), await add()];
    const past = await concerts.add({ ...evening, date: '2024-03-04T20:00:00+01:00', ...placeOf(venue) });
    const isAt = async () => (await present(past))?.venueId;
    expect((await merge(venue, other.id)).status).toBe(200);
    expect((await merge(venue, third.id, 'second')).status).toBe(410);
    expect((await merge(other, third.id, 'third')).status).toBe(200);
    expect([(await merge(venue, other.id)).status, await isAt()]).toEqual([200, third.id]);

    await restore(venue.id);
    expect(await isAt()).toBe(venue.id);
    await remove(venue.id, 2);
    expect([(await merge(venue, other.id)).status, await isAt()]).toEqual([200, venue.id]);
  });

  test('restoring a merged venue takes back what the merge has moved, and only that', async () => {
    const [venue, other, third, fourth] = [await add(), await add(), await add(), await add()];
    const addAt = (at: { id: string; name: string; city: string }) =>
      concerts.add({ ...evening, ...placeOf(at) });
    const all = [await addAt(venue), await addAt(venue), await addAt(venue), await addAt(other)] as const;
    const [moved, before, after] = all;
    const placesOf = async () => Promise.all(all.map(async (concert) => (await present(concert)).venueId));
    await concerts.change(before, placeOf(other));
    later(1);
    await merge(venue, other.id);
    later(2);
    await merge(other, third.id, 'second');
    await concerts.change(after, placeOf(fourth));
    later(3);
    expect((await restore(venue.id)).status).toBe(200);
    expect(await placesOf()).toEqual([venue.id, third.id, fourth.id, third.id]);

    later(4);
    const byHand = await concerts.change(await present(moved), placeOf(third));
    expect(byHand.status).toBe(200);
    await patch(venue.id, { deleted: false }, { deleted: true });
    expect(await placesOf(), 'after a late repeat').toEqual([third.id, third.id, fourth.id, third.id]);
  });

  test('a concert is deleted by somebody who knew the former name of its venue', async () => {
    const venue = await add();
    const { id, date } = await concerts.add({ ...evening, ...placeOf(venue) });
    await change(venue, { name: 'Neuer Name' });
    const seen = { ...evening, date, ...placeOf(venue) };
    expect((await concerts.patch(id, { deleted: true }, seen)).status).toBe(200);
  });

  test.each([
    ['an unknown venue', 'nowhere', 'other', 404],
    ['itself', 'venue', 'venue', 404],
    ['another one that was deleted', 'venue', 'deleted', 410],
    ['a path', 'venue', 'path', 404],
  ] as const)('merging %s is refused and changes nothing', async (_, from, into, status) => {
    const [venue, other, deleted] = [await add(), await add(), await add()];
    await remove(deleted.id, 0);
    const venues = {
      venue,
      other,
      deleted,
      nowhere: { ...venue, id: 'nowhere' },
      path: { ...venue, id: '../x' },
    };
    expect((await merge(venues[from], venues[into].id)).status).toBe(status);
    expect(await listAll()).toHaveLength(2);
  });

  test('nobody sends the fields of a venue that the store writes', async () => {
    const { earlierZones, mergedInto, ...venue } = await add({
      ...{ ...plain, earlierZones: ['Asia/Tokyo'], mergedInto: 'other' },
    });
    expect([earlierZones, mergedInto]).toEqual([undefined, undefined]);
    const changed = await change(venue, { ...elsewhere, earlierZones: ['Asia/Tokyo'] });
    expect(await changed.json()).toMatchObject({ earlierZones: ['Europe/Vienna'] });
  });
});
