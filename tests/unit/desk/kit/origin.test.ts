import { expect, test } from 'vitest';
import { afterForm, isToldOnStart, noteWay } from '../../../../src/desk/kit/origin.ts';
import { readScreen } from '../../../../src/desk/kit/screen/screens.ts';

test.each([
  [['#start', '#concerts/one/~concert-time'], '#start'],
  [['#start', '#concerts/one', '#concerts/venues/hall/one'], '#start'],
  [['#concerts', '#concerts/one'], '#concerts'],
  [['#start', '#concerts', '#concerts/one'], '#concerts'],
  [['#start', '#band/texts', '#band/texts/band-heading'], '#concerts'],
  [['#start', '#band/people/new', '#band/people/one'], '#start'],
  [['#start', '#concerts/one', '#start', '#messages', '#messages/a'], '#concerts'],
])('a form that Start leads to leads back there: %j', (way, expected) => {
  way.reduce((from, to) => {
    const [before, next] = [readScreen(from), readScreen(to)];
    if (before && next) noteWay(before, next);
    return to;
  });
  expect(afterForm('#concerts')).toBe(expected);
  const at = readScreen(way.at(-1) ?? '');
  expect(at && isToldOnStart(at, 'concerts')).toBe(expected === '#start' || at?.area !== 'concerts');
});
