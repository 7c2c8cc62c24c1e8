import { beforeEach, expect, test, vi } from 'vitest';
import { isElsewhere, throttleClick } from '../../../../src/lib/browser/throttleClick.ts';

beforeEach(() => vi.useFakeTimers());
/** Clicks at these times, in milliseconds, under a delay of 500. */
function clickAt(...instants: number[]) {
  const acted: number[] = [];
  const click = throttleClick((instant: number) => acted.push(instant), 500);
  let now = 0;
  for (const instant of instants) {
    vi.advanceTimersByTime(instant - now);
    now = instant;
    click(instant);
  }
  vi.runAllTimers();
  return acted;
}

test.each([
  ['a single click', [0], [0]],
  ['repeated clicks, which do not extend the delay', [0, 200, 400, 500], [0, 500]],
])('%s', (_, instants, acted) => expect(clickAt(...instants)).toEqual(acted));

test('the delay goes on while the timers of a page stand still, which the browser keeps for the way back', () => {
  const acted: number[] = [];
  const click = throttleClick((value: number) => acted.push(value), 500);
  click(1);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
  click(2);
  expect(acted).toEqual([1, 2]);
});

test('a click on another control acts at once; a double click on it acts once', () => {
  const acted: string[] = [];
  const click = throttleClick(
    (control: string) => acted.push(control),
    500,
    ([before], [now]) => before !== now,
  );
  for (const control of ['picture', 'picture', 'video', 'video', 'picture']) {
    click(control);
    vi.advanceTimersByTime(100);
  }
  expect(acted).toEqual(['picture', 'video', 'picture']);
});

const at = (clientX: number, clientY: number) => ({ detail: 1, clientX, clientY });
/** As browsers differ in where they place it. */
const byKey = (clientX: number, clientY: number) => ({ detail: 0, clientX, clientY });

test.each([
  ['the same place', at(200, 300), at(200, 300), false],
  ['a finger that slips', at(200, 300), at(212, 312), false],
  ['the control beside it', at(200, 300), at(200, 344), true],
  ['two keys', byKey(0, 0), byKey(200, 300), false],
  ['a key, and then the mouse', byKey(200, 300), at(200, 300), true],
])('tells a click elsewhere from a double click: %s', (_, before, now, expected) =>
  expect(isElsewhere(before, now)).toBe(expected),
);
