import { expect, test } from 'vitest';
import { columns, divide, isPast, notAmong } from '../../../../src/features/concerts/concerts.ts';
import { concertOf } from '../../concert.ts';

const now = new Date('2026-11-21T19:00:00Z');
const concert = (id: string, date: string) => concertOf({ id, name: id, date });

test.each([
  ['a moment ago', '2026-11-21T18:59:59.999Z', true],
  ['now', '2026-11-21T19:00:00Z', false],
  ['in a moment', '2026-11-21T19:00:01Z', false],
])('Specification, section 4: a concert is past when its date is before now (%s)', (_, date, past) =>
  expect(isPast({ date }, now)).toBe(past),
);

test.each([
  ['2026-11-21T19:59:59+01:00', true],
  ['2026-11-21T20:00:01+01:00', false],
])('E5 a ticket is past by its instant, whatever its offset: %s', (dateTime, past) =>
  expect(isPast({ dateTime }, now)).toBe(past),
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

test('divides no concerts into two empty lists', () =>
  expect(divide([], now)).toEqual({ upcoming: [], past: [] }));

test.each([
  [[], []],
  [['a'], [['a']]],
  [['a', 'b', 'c'], [['a', 'b', 'c']]],
  [
    ['a', 'b', 'c', 'd'],
    [['a', 'b', 'c'], ['d']],
  ],
])('Specification, section 9: three in a column (%j)', (items, cut) => expect(columns(items)).toEqual(cut));

const known = { name: 'Probe', dateTime: '2026-12-04T20:00:00+01:00', path: '/live/2026-12-04-probe' };
const same = { id: 'x', name: 'Probe', date: '2026-12-04T19:00:00Z' };
const other = { id: 'y', name: 'Zugabe', date: '2026-12-05T19:00:00Z' };

test.each([
  ['by its address, renamed and moved', { ...other, slug: '2026-12-04-probe' }, true],
  ['by the id, where a store has no slug', { ...other, id: '2026-12-04-probe' }, true],
  ['not by name and instant: a second show has an address of its own', same, false],
])('a ticket is found among the records: %s', (_, record, isFound) =>
  expect(notAmong([record], [known])).toEqual(isFound ? [] : [known]),
);

test.each([
  ['by name and instant', same, true],
  ['not by the name alone', { ...same, date: other.date }, false],
  ['not by the instant alone', { ...same, name: other.name }, false],
])('a ticket without a link is found %s', (_, record, isFound) => {
  const { name, dateTime } = known;
  expect(notAmong([record], [{ name, dateTime }])).toEqual(isFound ? [] : [{ name, dateTime }]);
});
