import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isElsewhere, throttleClick } from '../../../../src/lib/browser/throttleClick.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Presses at these instants, in milliseconds, under a delay of 500. */
function pressedAt(...instants: number[]) {
  const acted: number[] = [];
  const press = throttleClick((instant: number) => acted.push(instant), 500);
  let now = 0;
  for (const instant of instants) {
    vi.advanceTimersByTime(instant - now);
    now = instant;
    press(instant);
  }
  vi.runAllTimers();
  return acted;
}

test.each([
  ['a single press', [0], [0]],
  ['a double press', [0, 120], [0]],
  ['a nervous finger, which does not lengthen the delay', [0, 200, 400, 500], [0, 500]],
  ['two presses that are meant', [0, 501], [0, 501]],
])('%s', (_, instants, acted) => {
  expect(pressedAt(...instants)).toEqual(acted);
});

test('the delay is given by whoever asks, and can be ended', () => {
  const acted: number[] = [];
  const press = throttleClick((value: number) => acted.push(value), 50);
  press(1);
  press(2);
  press.cancel();
  press(3);
  vi.advanceTimersByTime(50);
  press(4);
  expect(acted).toEqual([1, 3, 4]);
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
])('tells a click elsewhere from a double click: %s', (_, before, now, expected) => {
  expect(isElsewhere(before, now)).toBe(expected);
});
