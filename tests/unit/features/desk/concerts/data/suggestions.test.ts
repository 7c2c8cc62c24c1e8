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

test('suggests five at most, those of exactly the typed name first', () => {
  const many = Array.from({ length: 9 }, (_, index) => venue(`v-${index}`, `Saal ${index}`, 'Wien'));
  expect(matchVenues(knownVenues([], many), 'saal')).toHaveLength(5);
  expect(matchVenues(knownVenues([], many), ' saal 8 ').map(({ name }) => name)).toEqual(['Saal 8']);
  const last = venue('saal', 'Saal', 'Wien');
  const used = concertOf({ venue: 'Saal 1', city: 'Wien', date: '2026-01-01T19:00:00Z' });
  expect(matchVenues(knownVenues([used, used], [...many, last]), 'saal')[0]?.venueId).toBe('saal');
});

test('the usual times are the most frequent ones of the last twelve concerts', () => {
  expect(usualTimes([])).toEqual(['19:30', '20:00', '20:30']);
  const at = (time: string, day: number) => concertOf({ date: `2026-0${day}-10T${time}:00Z` });
  const recent = [1, 1, 2, 2, 3].map((day) => at('20:15', day));
  expect(usualTimes([...recent, at('17:00', 1)])).toContain('21:15');
  expect(usualTimes([concertOf({ timeUnknown: true, date: '2026-01-01T22:59:00Z' })])).not.toContain('23:59');
});

const munich = { ...venue('nordlicht', 'Halle Nordlicht', 'München'), timeZone: 'Europe/Berlin' };
const place = { venueId: 'nordlicht', city: 'München', timeZone: 'Europe/Berlin', country: '' };
const none = { venueId: '', city: '', timeZone: 'Europe/Vienna', country: '' };
const known = knownVenues(concerts, [...venues, munich, venue('arena-graz', 'Arena', 'Graz')]);

test.each([
  ['a known name in its town', '', 'München', 'Halle Nordlicht ', place],
  ['the chosen venue', 'nordlicht', 'München', 'Halle Nordlicht ', place],
  ['another name after a known venue', 'nordlicht', 'München', 'Halle N', none],
  ['a known name in another town', '', 'Wels', 'Halle Nordlicht', { venueId: '' }],
  ['a known name without a town', '', '', 'Halle Nordlicht', { venueId: '' }],
  ['a name without a record', '', 'Wels', 'Halle N', { venueId: '' }],
])('a typed venue is the known one of this name and town alone: %s', (_, venueId, city, text, expected) => {
  expect(venueTyped(known, { venueId, city }, text)).toEqual({ venue: text, ...expected });
});
