import { expect, test, vi } from 'vitest';
import { filledFromVenue } from '../../../src/stores/concerts/copies.ts';
import { concertRecord } from '../../../src/records/concert.ts';
import { venueRecord, type Venue } from '../../../src/records/venue.ts';

const [vienna, london, tokyo] = ['Europe/Vienna', 'Europe/London', 'Asia/Tokyo'];
const venueOf = (fields: Partial<Venue> & { deleted?: string }) => ({
  id: 'halle',
  ...venueRecord.parse({ name: 'Halle', city: 'Wien' }),
  ...fields,
});
/** A concert at eight o'clock in Vienna that was stored before its venue was renamed. */
const concertAt = (venueId?: string) =>
  concertRecord.parse({
    ...{ name: 'Probe', date: '2026-12-04T19:00:00Z', doors: '2026-12-04T18:00:00Z', venue: 'Alt' },
    ...(venueId && { venueId }),
  });
/** Eight o'clock in London. */
const laterHour = { date: '2026-12-04T20:00:00Z', doors: '2026-12-04T19:00:00Z', timeZone: london };
const place = { venueId: 'halle', venue: 'Halle', city: 'Wien' };
const deleted = '2026-11-20T10:00:00Z';

const moved = venueOf({ timeZone: london, earlierZones: [tokyo, vienna] });
const elsewhere = venueOf({ timeZone: london, earlierZones: [tokyo] });
const gone = venueOf({ deleted });
const merged = venueOf({ id: 'alt', deleted, mergedInto: 'halle' });
const mergedBack = venueOf({ deleted, mergedInto: 'alt' });
const mergedTwice = [
  venueOf({ id: 'aelter', deleted, mergedInto: 'alt' }),
  merged,
  venueOf({ timeZone: london }),
];
test.each<[string, (Venue & { deleted?: string })[], string | undefined, object]>([
  ['a present venue gives its name and town', [venueOf({})], 'halle', place],
  ['a venue in a new zone gives it, too; clock times stay', [moved], 'halle', { ...place, ...laterHour }],
  ['a zone that the venue never had is the concert’s own, with its instants', [elsewhere], 'halle', place],
  ['a concert without a venue stays', [venueOf({})], undefined, {}],
  ['an unknown venue changes nothing', [venueOf({})], 'other', {}],
  ['a deleted venue changes nothing', [gone], 'halle', {}],
  [
    'one that was merged twice leads to the last one’s zone',
    mergedTwice,
    'aelter',
    { ...place, ...laterHour },
  ],
  ['one merged into a venue that was deleted later changes nothing', [gone, merged], 'alt', {}],
  ['two venues that were merged into each other change nothing', [mergedBack, merged], 'alt', {}],
])('%s', async (_, venues, venueId, filled) => {
  const concert = concertAt(venueId);
  const find = (id: string) => Promise.resolve(venues.find((venue) => venue.id === id));
  expect(await filledFromVenue(concert, find)).toEqual({ ...concert, ...filled });
});

test.each([
  ['keeps its place on the clock, too', '2026-12-01T10:59:59Z', '2026-12-01T12:00:00Z'],
  ['stays once it is past, so that nothing that was told vanishes', '2026-12-01T11:00:00Z', undefined],
])('the instant of the announcement %s', async (_, now, moves) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const concert = { ...concertAt('halle'), showFrom: '2026-12-01T11:00:00Z' };
  const { showFrom } = await filledFromVenue(concert, () => Promise.resolve(moved));
  vi.useRealTimers();
  expect(showFrom).toBe(moves ?? concert.showFrom);
});

test('every time of a concert keeps its place on the clock, through the change to summer time', async () => {
  const concert = {
    ...concertAt('halle'),
    ...{ end: '2026-12-04T23:30:00Z', previousDate: '2026-07-01T18:00:00Z' },
  };
  expect(await filledFromVenue(concert, () => Promise.resolve(moved))).toEqual({
    ...{ ...concert, ...place, ...laterHour },
    ...{ end: '2026-12-05T00:30:00Z', previousDate: '2026-07-01T19:00:00Z' },
  });
});
