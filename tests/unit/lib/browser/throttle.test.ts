import { beforeEach, expect, test, vi } from 'vitest';
import { throttle } from '../../../../src/lib/browser/throttle.ts';

beforeEach(() => vi.useFakeTimers());
/** A function throttled at 20 ms, and the values with which it ran. */
function record() {
  const calls: number[] = [];
  return { calls, throttled: throttle((value: number) => calls.push(value), 20) };
}

test('runs at once, then at most every 20 ms, and ends with the latest call', () => {
  const { calls, throttled } = record();
  for (const top of [1, 2, 3]) throttled(top);
  expect(calls).toEqual([1]);
  vi.advanceTimersByTime(19);
  expect(calls).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual([1, 3]);
});

test('a delayed call starts a new delay, and a call after the delay runs at once', () => {
  const { calls, throttled } = record();
  throttled(1);
  throttled(2);
  vi.advanceTimersByTime(20);
  throttled(3);
  expect(calls).toEqual([1, 2]);
  vi.advanceTimersByTime(20);
  expect(calls).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(20);
  throttled(4);
  expect(calls).toEqual([1, 2, 3, 4]);
});

test('a call after cancel runs at once, and starts a new delay', () => {
  const { calls, throttled } = record();
  throttled(1);
  vi.advanceTimersByTime(10);
  throttled.cancel();
  throttled(2);
  expect(calls).toEqual([1, 2]);
  // The first delay would end here.
  vi.advanceTimersByTime(10);
  throttled(3);
  expect(calls).toEqual([1, 2]);
  vi.advanceTimersByTime(10);
  expect(calls).toEqual([1, 2, 3]);
});

test('cancel drops a waiting call', () => {
  const { calls, throttled } = record();
  throttled(1);
  throttled(2);
  throttled.cancel();
  vi.runAllTimers();
  expect(calls).toEqual([1]);
});
