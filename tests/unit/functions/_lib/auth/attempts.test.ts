import { expect, test } from 'vitest';
import {
  type Attempts,
  delayAmong,
  oneMore,
  readAttempts,
  secondsToWait,
} from '../../../../../functions/_lib/auth/attempts.ts';

const now = Date.UTC(2026, 10, 21, 20);
const second = 1000;

test.each([
  { count: 4, ago: 0, wait: 0 },
  { count: 5, ago: 0, wait: 2 },
  { count: 5, ago: 1.5, wait: 0.5 },
  { count: 5, ago: 2, wait: 0 },
  { count: 6, ago: 0, wait: 4 },
  { count: 14, ago: 0, wait: 900 },
  { count: 5000, ago: 0, wait: 900 },
  { count: 5000, ago: 900, wait: 0 },
])('after $count tries, the last $ago s ago, an address waits $wait s', ({ count, ago, wait }) =>
  expect(secondsToWait({ count, last: now - ago * second }, now)).toBe(wait),
);

test('allows at most 10 attempts in the first minute to an address that tries every millisecond', () => {
  let record: Attempts | undefined;
  for (let at = now; at < now + 60 * second; at++)
    if (secondsToWait(record, at) === 0) record = oneMore(record, at);

  expect(record?.count).toBe(9);
});

test.each([
  [1, 0],
  [21, 100],
  [30, 1000],
  [40, 2000],
  [Infinity, 2000],
])('attempt %i of a minute over all addresses is answered %i ms later', (count, delay) =>
  expect(delayAmong(count)).toBe(delay),
);

test('reads a stored record, and no other value', () => {
  for (const stored of [null, 'five', { count: -1, last: now }, { count: 2 }, { count: '2', last: now }])
    expect(readAttempts(stored)).toBeUndefined();
  expect(readAttempts({ count: 0, last: now, more: true })).toEqual({ count: 0, last: now });
});
