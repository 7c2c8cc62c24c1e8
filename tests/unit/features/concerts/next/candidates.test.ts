import { expect, test } from 'vitest';
import type { Concert } from '../../../../../src/records/concert.ts';
import { candidatesOf } from '../../../../../src/features/concerts/next/candidates.ts';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';
import { concertOf } from '../page/shown.ts';

const now = new Date('2026-11-22T12:00:00Z');
const candidates = (concerts: readonly Concert[], locale: 'de' | 'en', at = now) =>
  candidatesOf(concerts, locale, translator(locale), at);
const concert = (id: string, date: string, fields: object = {}) => concertOf({ date, ...fields }, id);
const many = Array.from({ length: 7 }, (_, index) =>
  concert(String(index), `2026-12-${10 + index}T19:00:00Z`),
);

test('names day, place and page of the next concerts in the order of time', () => {
  const place = { venue: 'Kulturhalle am Kanal', city: 'Wien' };
  const all = [
    concert('b', '2027-01-16T20:00:00Z'),
    concert('a', '2026-12-04T19:00:00Z', { ...place, slug: 'lampenfieber' }),
    concert('past', '2026-11-20T19:00:00Z'),
  ];
  expect(candidates(all, 'de').candidates).toMatchObject([
    {
      path: '/live/lampenfieber',
      begins: '2026-12-04T20:00:00+01:00',
      ends: Date.parse('2026-12-04T21:30:00Z'),
      today: 'Heute, 20:00:',
      day: 'Fr., 4.\u00a0Dez.',
      place: 'Kulturhalle am Kanal, Wien',
    },
    { path: '/live/b', begins: '2027-01-16T21:00:00+01:00', day: 'Sa., 16.\u00a0Jän.', place: '' },
  ]);
  expect(candidates(all, 'en').candidates[0]).toMatchObject({
    path: '/en/live/lampenfieber',
    day: 'Fri 4\u00a0Dec',
  });
});

test('leaves out what does not take place on its date, and says what is sold out', () => {
  const all = [
    concert('cancelled', '2026-12-01T19:00:00Z', { status: 'cancelled' }),
    concert('postponed', '2026-12-02T19:00:00Z', { status: 'postponed' }),
    concert('soldOut', '2026-12-03T19:00:00Z', { status: 'soldOut' }),
  ];
  expect(candidates(all, 'de').candidates).toMatchObject([{ path: '/live/soldOut', place: 'ausverkauft' }]);
});

test.each([['after midnight in Vienna', '2027-05-14T22:30:00Z', 'Europe/Vienna', 'Fr., 14.\u00a0Mai']])(
  'the day is the one of the ticket: %s',
  (_, date, timeZone, day) =>
    expect(candidates([concert('a', date, { timeZone })], 'de').candidates[0]).toMatchObject({ day }),
);

test.each([
  [6, 6, true],
  [7, 6, false],
])('%i concerts: %i candidates, complete: %s', (count, shown, isComplete) => {
  const known = candidates(many.slice(0, count), 'de');
  expect([known.candidates.length, known.isComplete]).toEqual([shown, isComplete]);
});

test.each([
  ['without an end for two and a half hours', {}, '2026-12-04T21:30:00Z'],
  ['until its end', { end: '2026-12-05T00:10:00Z' }, '2026-12-05T00:10:00Z'],
  ['at an unknown hour until its day ends', { timeUnknown: true }, '2026-12-04T19:00:00Z'],
])('a concert stays %s', (_, fields, end) => {
  const all = [concert('on', '2026-12-04T19:00:00Z', fields)];
  const at = (late: number) => candidates(all, 'de', new Date(Date.parse(end) + late)).candidates.length;
  expect([at(0), at(1)]).toEqual([1, 0]);
});

test.each([
  ['after midnight', { date: '2027-05-14T22:30:00Z' }, 'Heute Nacht, 00:30:', 'Tonight, 00:30:'],
  ['at an unknown hour', { date: '2027-05-14T21:59:00Z', timeUnknown: true }, 'Heute:', 'Today:'],
  [
    'in London',
    { date: '2027-05-14T19:00:00Z', timeZone: 'Europe/London' },
    'Heute, 20:00:',
    'Today, 20:00:',
  ],
])('the label of the day names the hour at the venue: %s', (_, { date, ...fields }, german, english) => {
  const label = (locale: 'de' | 'en') =>
    candidates([concert('a', date, fields)], locale).candidates[0]?.today;
  expect([label('de'), label('en')]).toEqual([german, english]);
});
