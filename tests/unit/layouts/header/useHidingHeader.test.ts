import { expect, test } from 'vitest';
import { afterScroll } from '../../../../src/layouts/header/useHidingHeader.ts';

const height = 1000;
const [shown, hidden] = [false, true];

test.each([
  ['down, but not past 30 % of the window', { top: 0, hidden: shown }, 300, shown],
  ['down past 30 %', { top: 0, hidden: shown }, 301, hidden],
  ['further down', { top: 301, hidden }, 302, hidden],
  ['up again, by little', { top: 2000, hidden }, 1999, shown],
  ['down within the first 30 %, after it was hidden', { top: 100, hidden }, 200, hidden],
  ['no movement', { top: 500, hidden }, 500, hidden],
  ['beyond the top, as a phone bounces', { top: 0, hidden: shown }, -80, shown],
])('S2 %s', (_, before, top, expected) => expect(afterScroll(before, top, height).hidden).toBe(expected));

test('overscrolling at the top does not count as scrolling', () => {
  const before = { top: 0, hidden: false };
  expect(afterScroll(before, -80, height)).toBe(before);
});
