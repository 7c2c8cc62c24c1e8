import { expect, test } from 'vitest';
import type { Venue } from '../../../../../../src/records/venue.ts';
import {
  knownVenues,
  matchVenues,
  usualTimes,
  venueTyped,
} from '../../../../../../src/features/concerts/desk/data/suggestions.ts';
import { concertOf } from '../concertOf.ts';

const venue = (id: string, name: string, city: string): Venue => ({
  ...{ id, name, city, country: 'AT', timeZone: 'Europe/Vienna', revision: 0 },
});
const concerts = [
  concertOf({ venue: 'Arena', city: 'Wien', date: '2026-01-01T19:00:00Z' }),
  concertOf({ venue: 'Kulturhalle am Kanal', city: 'Wien', date: '2026-04-01T18:00:00Z' }),
  concertOf({ venue: 'Bar', date: '2025-04-01T18:00:00Z' }),
];
const venues = [venue('zum-kuckuck', 'Zum Kuckuck', 'Graz'), venue('arena', 'Arena', 'Wien')];

test('the venue used last comes first, then those without a concert', () =>
  expect(knownVenues(concerts, venues).map(({ name, venueId }) => [name, venueId])).toEqual([
    ['Kulturhalle am Kanal', ''],
    ['Arena', 'arena'],
    ['Bar', ''],
    ['Zum Kuckuck', 'zum-kuckuck'],
  ]));

test.each([
  ['Ku', ['Kulturhalle am Kanal', 'Zum Kuckuck']],
  ['graz', ['Zum Kuckuck']],
  ['rena', []],
])('the typed letters %j begin a word of the venue or its town', (typed, expected) =>
  expect(matchVenues(knownVenues(concerts, venues), typed).map(({ name }) => name)).toEqual(expected),
);

test('suggests five at most, those of exactly the typed name first', () => {
  const many = Array.from({ length: 9 }, (_, index) => venue(`v-${index}`, `Saal ${index}`, 'Wien'));
  expect(matchVenues(knownVenues([], many), 'saal')).toHaveLength(5);
  expect(matchVenues(knownVenues([], many), ' saal 8 ').map(({ name }) => name)).toEqual(['Saal 8']);
  const last = venue('saal', 'Saal', 'Wien');
  const used = concertOf({ venue: 'Saal 1', city: 'Wien', date: '2026-01-01T19:00:00Z' });
  expect(matchVenues(knownVenues([used, used], [...many, last]), 'saal')[0]?.venueId).toBe('saal');
});

test('a concert counts for the venue of its name and town, in any letters; one without a venue counts for none', () => {
  const used = [
    concertOf({ venue: 'ARENA', city: 'wien', date: '2026-01-01T19:00:00Z' }),
    concertOf({ venue: 'Arena', city: 'Wien', date: '2023-01-01T19:00:00Z' }),
    concertOf({ venue: 'Bar', date: '2024-01-01T19:00:00Z' }),
    concertOf({ city: 'Wels' }),
  ];
  expect(knownVenues(used, venues)).toMatchObject([
    { venueId: 'arena', name: 'Arena', lastUsed: Date.parse('2026-01-01T19:00:00Z') },
    { venueId: '', name: 'Bar', city: '', lastUsed: Date.parse('2024-01-01T19:00:00Z') },
    { venueId: 'zum-kuckuck', lastUsed: 0 },
  ]);
});

test.each([
  ['the newest twelve', [...Array<number>(12).fill(15), 17, 17], ['15:00', '19:30', '20:00']],
  ['the frequent ones before the others', [15, 16, 16, 17, 17, 18, 18], ['16:00', '17:00', '18:00']],
  ['the default ones without a concert', [], ['19:30', '20:00', '20:30']],
  ['the default ones where all are rare', [14], ['14:00', '19:30', '20:00']],
])('the usual times are at most three, in order: %s', (_, hours, expected) => {
  const played = hours.map((hour, index) =>
    concertOf({ date: new Date(Date.UTC(2026, 0, 28 - index, hour - 1)).toISOString() }),
  );
  expect(usualTimes(played.reverse())).toEqual(expected);
});

test('an unknown hour is no usual time', () =>
  expect(usualTimes([concertOf({ timeUnknown: true, date: '2026-01-01T22:59:00Z' })])).not.toContain(
    '23:59',
  ));

const munich = { ...venue('nordlicht', 'Halle Nordlicht', 'München'), timeZone: 'Europe/Berlin' };
const place = { venueId: 'nordlicht', city: 'München', timeZone: 'Europe/Berlin', country: '' };
const cafe = venue('cafe', 'Café Größenwahn', 'Sankt Pölten');
const none = { venueId: '', city: '', timeZone: 'Europe/Vienna', country: '' };
const known = knownVenues(concerts, [...venues, munich, cafe, venue('arena-graz', 'Arena', 'Graz')]);

test.each([
  ['Cafe Grossenwahn', ''],
  ['Cafe\u0301  Größenwahn', ''],
  ['Café\u00a0Größenwahn\u200b', ''],
  ['Café Größenwahn', 'sankt  po\u0308lten'],
])('a known venue is found by %j in %j, whatever the accents and spaces', (typed, city) => {
  expect(venueTyped(known, { venueId: '', city }, typed)).toMatchObject({ venueId: 'cafe' });
  expect(matchVenues(known, typed).map(({ venueId }) => venueId)).toEqual(['cafe']);
});

test.each([
  ['a known name in its town', '', 'München', 'Halle Nordlicht ', place],
  ['another name after a known venue', 'nordlicht', 'München', 'Halle N', none],
  ['a known name in another town', '', 'Wels', 'Halle Nordlicht', { venueId: '' }],
  ['the name alone, in any letters', '', '', ' halle nordlicht', place],
  ['a name of several venues', '', '', 'Arena', { venueId: '' }],
  ['a name of several venues after another one', 'nordlicht', 'München', 'Arena', none],
  ['a name without a record', '', 'Wels', 'Halle N', { venueId: '' }],
])('a typed venue is the known one of this name and town alone: %s', (_, venueId, city, text, expected) =>
  expect(venueTyped(known, { venueId, city }, text)).toEqual({ venue: text, ...expected }),
);
