import { describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import type { Venue } from '../../../src/records/venue.ts';
import * as concerts from './concertCalls.ts';
import { newKey, now, useStore, stores } from './concertStores.ts';
import { add, call, change, listAll, patch, plain } from './venueCalls.ts';

const json = async <Saved = Venue>(answer: Response) => (await answer.json()) as Saved;
const defaults = { country: 'AT', timeZone: 'Europe/Vienna' };
const note = { de: 'Über den Hof.', en: 'Across the yard.' };
const access = {
  stepFreeEntrance: { answer: 'partly', note },
  quietPlace: { answer: 'unknown' },
  checkedOn: '2026-11-03',
};

describe.each(stores)('$name', ({ start }) => {
  useStore(start, now);

  test('adds a venue with what is known about access, once, and lists venues by name', async () => {
    const again = { method: 'POST', body: { ...plain, access }, headers: { 'idempotency-key': newKey() } };
    const answer = await call('', again);
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"0"']);
    const venue = await json(answer);
    expect(venue).toEqual({
      ...{ ...plain, ...defaults, access, id: venue.id },
      ...{ revision: 0, updatedAt: '2026-11-22T12:00:00Z' },
    });
    expect(answer.headers.get('location')).toBe(`/api/venues/${venue.id}`);
    expect(await json(await call('', again))).toEqual(venue);

    await add({ name: 'Gondelhalle', city: 'Innsbruck' });
    expect((await listAll()).map(({ name }) => name)).toEqual(['Gondelhalle', 'Stellwerk']);
    expect((await listAll()).at(-1)).toEqual(venue);
  });

  test('a new name reaches every concert that names the venue, and no other', async () => {
    const [venue, other] = [await add(), await add({ name: 'Gondelhalle', city: 'Innsbruck' })];
    const place = { venueId: venue.id, venue: venue.name, city: venue.city };
    const [one, two] = [
      await concerts.add({ ...concerts.plain, ...place }),
      await concerts.add({ ...concerts.plain, ...place }),
    ];
    const free = await concerts.add({ ...concerts.plain, venue: 'Stellwerk', city: 'Linz' });
    const elsewhere = await concerts.add({ ...concerts.plain, venueId: other.id, venue: 'Gondelhalle' });
    const renamed = { name: 'Stellwerk Süd', city: 'Wels' };
    await change(venue, renamed);

    const present = async ({ id }: Concert) => json<Concert>(await concerts.get(id));
    for (const concert of [one, two])
      expect(await present(concert)).toEqual({
        ...concert,
        venue: 'Stellwerk Süd',
        city: 'Wels',
        revision: 1,
      });
    for (const concert of [free, elsewhere]) expect(await present(concert)).toEqual(concert);

    await change(venue, renamed);
    expect(await present(one), 'again, after a lost answer').toMatchObject({ revision: 1 });
    await patch(venue.id, { street: 'Gleisweg 4' });
    expect(await present(one), 'another street').toMatchObject({ revision: 1 });
    await patch(venue.id, { timeZone: 'Europe/London' });
    expect(await present(one), 'another zone').toMatchObject({
      date: new Date(Date.parse(one.date) + 3_600_000).toISOString().replace('.000', ''),
      timeZone: 'Europe/London',
    });
  });

  test('a new name and simultaneous edits of its concerts: no edit is lost, and a repeat completes the name', async () => {
    const venue = await add();
    const place = { venueId: venue.id, venue: venue.name, city: venue.city };
    const added: Concert[] = [];
    while (added.length < 4) added.push(await concerts.add({ ...concerts.plain, ...place }));
    const rename = () => change(venue, { name: 'Stellwerk Süd' });
    const [renamed, ...edits] = await Promise.all([
      rename(),
      ...added.map((concert) => concerts.change(concert, { free: true })),
    ]);
    const statuses = [renamed, ...edits, await rename()].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const { id } of added)
      expect(await json(await concerts.get(id))).toMatchObject({ venue: 'Stellwerk Süd', free: true });
  });
});
