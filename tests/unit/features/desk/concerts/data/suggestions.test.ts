import { expect, test } from 'vitest';
import type { Venue } from '../../../../../../src/contracts/venue.ts';
import {
  knownVenues,
  matchVenues,
  usualTimes,
  venueTyped,
} from '../../../../../../src/features/desk/concerts/data/suggestions.ts';
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

test('the venue used last comes first, then those without a concert', () => {
  expect(knownVenues(concerts, venues).map(({ name, venueId }) => [name, venueId])).toEqual([
    ['Kulturhalle am Kanal', ''],
    ['Arena', 'arena'],
    ['Bar', ''],
    ['Zum Kuckuck', 'zum-kuckuck'],
  ]);
});

test.each([
  ['Ku', ['Kulturhalle am Kanal', 'Zum Kuckuck']],
  ['  ka', ['Kulturhalle am Kanal']],
  ['graz', ['Zum Kuckuck']],
  ['rena', []],
])('the typed letters %j begin a word of the venue or its town', (typed, expected) => {
  expect(matchVenues(knownVenues(concerts, venues), typed).map(({ name }) => name)).toEqual(expected);
});

test('suggests five at most', () => {
  const many = Array.from({ length: 9 }, (_, index) => venue(`v-${index}`, `Saal ${index}`, 'Wien'));
  expect(matchVenues(knownVenues([], many), 'saal')).toHaveLength(5);
});

test('the usual times are the most frequent ones of the last twelve concerts', () => {
  expect(usualTimes([])).toEqual(['19:30', '20:00', '20:30']);
  const at = (time: string, day: number) => concertOf({ date: `2026-0${day}-10T${time}:00Z` });
  const recent = [1, 1, 2, 2, 3].map((day) => at('20:15', day));
  expect(usualTimes([...recent, at('17:00', 1)])).toContain('21:15');
  expect(usualTimes([concertOf({ timeUnknown: true, date: '2026-01-01T22:59:00Z' })])).not.toContain('23:59');
});

const munich = { ...venue('nordlicht', 'Halle Nordlicht', 'München'), timeZone: 'Europe/Berlin' };
const place = { venueId: 'nordlicht', city: 'München', timeZone: 'Europe/Berlin' };
const known = knownVenues(concerts, [...venues, munich, venue('arena-graz', 'Arena', 'Graz')]);

test.each([
  ['the whole name of a known venue', '', 'Halle Nordlicht ', place],
  [
    'another name after a known venue',
    'nordlicht',
    'Halle N',
    { venueId: '', city: '', timeZone: 'Europe/Vienna' },
  ],
  ['a name without a record', '', 'Halle N', { venueId: '' }],
  ['a name that two venues have', '', 'Arena', { venueId: '' }],
])('a typed venue brings its town and zone along: %s', (_, venueId, text, expected) => {
  expect(venueTyped(known, { venueId }, text)).toEqual({ venue: text, ...expected });
});
