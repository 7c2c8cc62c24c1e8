import { expect, test } from 'vitest';
import { candidatesOf } from '../../../../../src/features/concerts/next/candidates.ts';
import { concertOf } from '../page/shown.ts';

const now = new Date('2026-11-22T12:00:00Z');
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
  expect(candidatesOf(all, 'de', now).candidates).toEqual([
    {
      path: '/live/lampenfieber',
      begins: Date.parse('2026-12-04T19:00:00Z'),
      day: 'Fr., 4. Dez.',
      place: 'Kulturhalle am Kanal, Wien',
    },
    { path: '/live/b', begins: Date.parse('2027-01-16T20:00:00Z'), day: 'Sa., 16. Jän.', place: '' },
  ]);
  expect(candidatesOf(all, 'en', now).candidates[0]).toMatchObject({
    path: '/en/live/lampenfieber',
    day: 'Fri 4 Dec',
  });
});

test('leaves out what does not take place on its date', () => {
  const all = [
    concert('cancelled', '2026-12-01T19:00:00Z', { status: 'cancelled' }),
    concert('postponed', '2026-12-02T19:00:00Z', { status: 'postponed' }),
    concert('soldOut', '2026-12-03T19:00:00Z', { status: 'soldOut' }),
  ];
  expect(candidatesOf(all, 'de', now).candidates.map(({ path }) => path)).toEqual(['/live/soldOut']);
});

test.each([
  ['after midnight in Vienna', '2027-05-14T22:30:00Z', 'Europe/Vienna', 'Fr., 14. Mai'],
  ['in the evening in New York', '2027-05-15T00:30:00Z', 'America/New_York', 'Fr., 14. Mai'],
])('the day is the one of the ticket: %s', (_, date, timeZone, day) =>
  expect(candidatesOf([concert('a', date, { timeZone })], 'de', now).candidates[0]).toMatchObject({ day }),
);

test.each([
  [0, 0, true],
  [6, 6, true],
  [7, 6, false],
])('%i concerts: %i candidates, complete: %s', (count, known, isComplete) => {
  const { candidates, ...rest } = candidatesOf(many.slice(0, count), 'de', now);
  expect([candidates.length, rest.isComplete]).toEqual([known, isComplete]);
});
