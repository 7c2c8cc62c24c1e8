import { expect, test } from 'vitest';
import {
  isMoved,
  isOnOtherDay,
  movedFrom,
  shiftTime,
} from '../../../../../../../src/features/concerts/desk/form/day/dayChange.ts';
import { concertOf, typedOf } from '../../concertOf.ts';

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

test.each([
  ['planned', 'planned'],
  ['cancelled', 'planned'],
  ['postponed', 'planned'],
  ['soldOut', 'soldOut'],
] as const)('a move of a %s concert makes it %s', (before, status) => {
  const { date } = concertOf();
  expect(movedFrom(concertOf({ status: before }))).toEqual({ status, previousDate: date });
});

test.each([
  ['19:00', '20:00', '19:15', '18:15'],
  ['23:30', '00:30', '01:30', '00:30'],
  ['', '20:00', '21:00', ''],
  ['19:00', '', '21:00', '19:00'],
  ['19:00', '20:00', '', '19:00'],
])('%s moves along from %s to %s: %s', (time, before, after, expected) =>
  expect(shiftTime(time, before, after)).toBe(expected),
);
