import { expect, test } from 'vitest';
import {
  isMoved,
  isOnOtherDay,
  listedDay,
  movedFrom,
  shiftTime,
} from '../../../../../../../src/features/concerts/desk/form/day/dayChange.ts';
import { concertOf, typedOf } from '../../concertOf.ts';

test.each([
  ['20:00', '2026-12-04'],
  ['04:59', '2026-12-03'],
  ['05:00', '2026-12-04'],
  ['', undefined],
])('a concert at %s on 4 December is listed under %s', (time, day) =>
  expect(listedDay(typedOf({ time }))).toBe(day),
);

const open = { time: '', isTimeOpen: true };
test.each<[string, object, object, boolean, boolean]>([
  ['nothing', {}, {}, false, false],
  ['the day', {}, { date: '2026-12-05' }, true, true],
  ['the hour', {}, { time: '21:00' }, false, true],
  ['an hour after midnight of the same night', {}, { date: '2026-12-05', time: '00:30' }, false, true],
  ['an hour after midnight of the night before', {}, { time: '00:30' }, true, true],
  ['an unknown hour that becomes known', open, {}, false, false],
  ['an unknown hour that becomes known, on another day', open, { date: '2026-12-05' }, true, true],
  ['a known hour that becomes unknown', {}, open, false, true],
  ['a day that is typed by half', {}, { date: '' }, false, true],
])('a change of %s', (_, before, after, isOther, isMove) => {
  const [initial, typed] = [typedOf(before), typedOf(after)];
  expect([isOnOtherDay(initial, typed), isMoved(initial, typed)]).toEqual([isOther, isMove]);
});

test.each(['planned', 'cancelled', 'postponed'] as const)('a move of a %s concert plans it', (status) => {
  const { date } = concertOf();
  expect(movedFrom(concertOf({ status }))).toEqual({ status: 'planned', previousDate: date });
});

test('a move keeps a concert sold out', () =>
  expect(movedFrom(concertOf({ status: 'soldOut' })).status).toBe('soldOut'));

test.each([
  ['19:00', '20:00', '21:30', '20:30'],
  ['19:00', '20:00', '19:15', '18:15'],
  ['01:00', '22:00', '20:00', '23:00'],
  ['23:30', '00:30', '01:30', '00:30'],
  ['', '20:00', '21:00', ''],
  ['19:00', '', '21:00', '19:00'],
  ['19:00', '20:00', '', '19:00'],
])('%s moves along from %s to %s: %s', (time, before, after, expected) =>
  expect(shiftTime(time, before, after)).toBe(expected),
);
