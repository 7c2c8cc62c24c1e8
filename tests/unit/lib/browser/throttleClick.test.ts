import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleClick } from '../../../../src/lib/browser/throttleClick.ts';

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
