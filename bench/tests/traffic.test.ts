import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../browser/session.ts';
import { Traffic, bytesOf, foreign, heaviest } from '../browser/traffic.ts';

/** A session that says what it is told to say. */
function stage() {
  const session = new EventEmitter();
  const say = (name: string, event: object) => session.emit(name, event);
  return {
    traffic: new Traffic(session as unknown as Session),
    asks: (requestId: string, url: string, type = 'Image') =>
      say('Network.requestWillBeSent', { requestId, request: { url }, type, timestamp: 1 }),
    gets: (requestId: string, encodedDataLength: number) =>
      say('Network.loadingFinished', { requestId, encodedDataLength }),
    fails: (requestId: string) => say('Network.loadingFailed', { requestId }),
    loads: () => say('Page.loadEventFired', { timestamp: 2 }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('adds up the bytes, and counts requests to other hosts', () => {
  const { traffic, asks, gets, fails } = stage();
  asks('1', 'http://here/', 'Document');
  asks('2', 'http://here/hero.avif');
  asks('3', 'https://elsewhere/spy.js', 'Script');
  asks('4', 'data:image/svg+xml,');
  gets('1', 300);
  gets('2', 2048);
  fails('3');
  expect(bytesOf(traffic.exchanges, () => true)).toBe(2348);
  expect(bytesOf(traffic.exchanges, ({ type }) => type === 'Image')).toBe(2048);
  expect(foreign(traffic.exchanges, 'http://here')).toBe(1);
  expect(heaviest(traffic.exchanges)[0]).toBe('2.0 KB Image /hero.avif');
});

test('is idle after the load event and the whole time without requests', async () => {
  const { traffic, asks, gets, loads } = stage();
  const quiet = vi.fn();
  asks('1', 'http://here/');
  void traffic.idle(100).then(quiet);
  gets('1', 1);
  await vi.advanceTimersByTimeAsync(500);
  expect(quiet).not.toHaveBeenCalled();
  loads();
  await vi.advanceTimersByTimeAsync(90);
  asks('2', 'http://here/late.avif');
  await vi.advanceTimersByTimeAsync(500);
  expect(quiet).not.toHaveBeenCalled();
  gets('2', 1);
  await vi.advanceTimersByTimeAsync(99);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(quiet).toHaveBeenCalledOnce();
});

test('ignores the load event of the browser’s empty first page', () => {
  const { traffic, asks, loads } = stage();
  loads();
  expect(traffic.loadedAt).toBeUndefined();
  asks('1', 'http://here/');
  loads();
  expect(traffic.loadedAt).toBe(2);
});
