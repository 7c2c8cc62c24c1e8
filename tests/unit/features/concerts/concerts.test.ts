import { expect, test } from 'vitest';
import { columns, divide, isPast, nextListChange } from '../../../../src/features/concerts/concerts.ts';
import { concertOf } from '../../concert.ts';

const now = new Date('2026-11-21T19:00:00Z');
const concert = (id: string, date: string) => concertOf({ id, name: id, date });

test.each([
  ['a moment ago', '2026-11-21T18:59:59.999Z', true],
  ['now', '2026-11-21T19:00:00Z', false],
])('Specification, section 4: a concert is past when its date is before now (%s)', (_, date, past) =>
  expect(isPast({ date }, now)).toBe(past),
);

test('E4 upcoming ascending, past descending, and by id where dates are equal', () => {
  const { upcoming, past } = divide(
    [
      concert('next year', '2027-01-16T20:00:00Z'),
      concert('last year', '2025-01-18T19:00:00Z'),
      concert('b tonight', '2026-11-21T20:00:00Z'),
      concert('a tonight', '2026-11-21T20:00:00Z'),
      concert('yesterday', '2026-11-20T19:00:00Z'),
    ],
    now,
  );
  expect(upcoming.map(({ id }) => id)).toEqual(['a tonight', 'b tonight', 'next year']);
  expect(past.map(({ id }) => id)).toEqual(['yesterday', 'last year']);
});

test.each([
  [['a', 'b', 'c'], [['a', 'b', 'c']]],
  [
    ['a', 'b', 'c', 'd'],
    [['a', 'b', 'c'], ['d']],
  ],
])('Specification, section 9: three in a column (%j)', (items, cut) => expect(columns(items)).toEqual(cut));

test.each([
  ['a concert at this very instant', '2026-12-01T00:00:00Z', ['2026-12-01'], '2026-12-01T00:00:00.001Z'],
  ['a new year in Vienna', '2026-11-21T19:00:00Z', ['2026-11-20', '2027-01-01'], '2026-12-31T23:00:00.000Z'],
])('the lists change by themselves with %s', (_, at, dates, change) => {
  const concerts = dates.map((date) => ({ date }));
  expect(new Date(nextListChange(concerts, Date.parse(at))).toISOString()).toBe(change);
});
