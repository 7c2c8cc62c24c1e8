import { beforeEach, expect, test, vi } from 'vitest';
import { withVenue } from '../../../../../../src/features/concerts/desk/data/withVenue.ts';
import type { VenuesDesk } from '../../../../../../src/features/concerts/venues/data/useVenues.ts';
import type { ConcertValues } from '../../../../../../src/records/concert.ts';
import type { Venue } from '../../../../../../src/records/venue.ts';
import { newId } from '../../../../../../src/stores/newId.ts';
import { venueOf } from '../../venues/venueOf.ts';
import { typedOf } from '../concertOf.ts';

const add = vi.fn<VenuesDesk['add']>();
beforeEach(() => {
  add.mockReset();
});
const list = vi.fn<() => Promise<readonly Venue[] | undefined>>();
const complete = (fields: Partial<ConcertValues>, venues: readonly Venue[] = [], key = 'a key') => {
  list.mockReset().mockResolvedValue(venues);
  return withVenue(typedOf(fields), key, list, add);
};
const added = () => add.mock.calls.map(([change]) => change);

test('a new venue is added under the id that the API will give it, which the concert names and needs', async () => {
  const { typed, needs } = await complete({ venue: ' Donaubühne ', city: 'Wels' });
  const [venue] = added();
  expect(venue).toMatchObject({
    ...{ isNew: true, was: {}, record: newId('venue', venue?.id) },
    set: { name: 'Donaubühne', city: 'Wels', country: 'AT', timeZone: 'Europe/Vienna' },
  });
  expect([typed.venueId, needs]).toEqual([venue?.record, venue?.record]);
});

test.each([
  ['of its zone', { timeZone: 'Europe/Berlin' }, 'DE'],
  ['that was chosen', { country: 'US', timeZone: 'America/Chicago' }, 'US'],
])(
  'a new venue is in the country %s, and another one than those of other places',
  async (_, fields, country) => {
    await complete({ venue: 'Halle', city: 'Paris', ...fields });
    await complete({ venue: 'Halle', city: 'Paris', country: 'FR', timeZone: 'Europe/Paris' });
    await complete({ venue: 'Halle', city: 'Lyon', ...fields });
    expect(added()[0]?.set).toMatchObject({ country, timeZone: fields.timeZone });
    expect(new Set(added().map(({ id }) => id)).size).toBe(3);
  },
);

test.each([
  ['', 'Europe/London'],
  ['GB', 'Europe/London'],
  ['CA', 'America/Toronto'],
])('a venue that is known by name and town is taken, with its zone: in %j', async (country, timeZone) => {
  const known = venueOf({ name: 'Arena', city: 'London', country: 'GB', timeZone: 'Europe/London' });
  const typed = { venue: ' ARÉNA ', city: ' london ', country, ...(country === 'CA' && { timeZone }) };
  const completed = await complete(typed, [known]);
  expect(completed.typed.timeZone).toBe(timeZone);
  expect(completed.needs, 'it may be on its way').toBe(completed.typed.venueId);
  expect(completed.typed.venueId === known.id).toBe(country !== 'CA');
  expect(added()).toHaveLength(country === 'CA' ? 1 : 0);
});

test.each([
  ['without a town', { venue: 'Arena', city: ' ' }, 0],
  ['without a name', { venue: ' ', city: 'Wels' }, 0],
  ['that is a record already', { venue: 'Arena', city: 'Wels', venueId: 'known' }, 0],
  ['where the API stores none', { venue: 'Arena', city: 'Wels' }, 1],
])('adds no venue %s, and waits for no list that it does not need', async (_, fields, lists) => {
  list.mockReset().mockResolvedValue(undefined);
  expect(await withVenue(typedOf(fields), 'a key', list, add)).toEqual({ typed: typedOf(fields) });
  expect([add.mock.calls.length, list.mock.calls.length]).toEqual([0, lists]);
});

test('the key of a new venue is a digest of its concert’s key and its place, whatever its name holds', async () => {
  const names = [
    ...[' Bühne Süd ', 'Club 🔥🔥', '👩‍👩‍👧‍👦'.repeat(10), 'Дом культуры '.repeat(9), '音'.repeat(120)],
    ...['Ωδείο'.repeat(24), 'a\ud83d', '\udd25b', 'x\u0000y', 'שלום', 'e\u0301'.repeat(60), '"\\\n'],
  ];
  for (const venue of names)
    for (const key of ['one', 'one', 'two']) await complete({ venue, city: 'Wels' }, [], key);
  const ids = added().map(({ id = '' }) => id);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{64}$/);
  expect(new Set(ids).size).toBe(2 * names.length);
});
