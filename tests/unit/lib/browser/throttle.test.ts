import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from '../../../../src/lib/browser/throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs at once, then at most every 20 ms, and ends with the latest call', () => {
  const seen: number[] = [];
  const look = throttle((top: number) => seen.push(top), 20);

  for (const top of [1, 2, 3]) look(top);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(19);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([1, 3]);
});

test('a call that had to wait starts a delay of its own', () => {
  const seen: number[] = [];
  const look = throttle((top: number) => seen.push(top), 20);

  look(1);
  look(2);
  vi.advanceTimersByTime(20);
  look(3);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(20);
  expect(seen).toEqual([1, 2, 3]);
});

test('a call after the delay runs at once', () => {
  const seen: number[] = [];
  const look = throttle((top: number) => seen.push(top), 20);

  look(1);
  vi.advanceTimersByTime(20);
  look(2);
  expect(seen).toEqual([1, 2]);
});

test('a call after cancel runs at once, and starts a delay of its own', () => {
  const seen: number[] = [];
  const look = throttle((top: number) => seen.push(top), 20);

  look(1);
  vi.advanceTimersByTime(10);
  look.cancel();
  look(2);
  expect(seen).toEqual([1, 2]);
  // The first delay would end here.
  vi.advanceTimersByTime(10);
  look(3);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(10);
  expect(seen).toEqual([1, 2, 3]);
});

test('cancel drops what is waiting', () => {
  const seen: number[] = [];
  const look = throttle((top: number) => seen.push(top), 20);

  look(1);
  look(2);
  look.cancel();
  vi.runAllTimers();
  expect(seen).toEqual([1]);
});
