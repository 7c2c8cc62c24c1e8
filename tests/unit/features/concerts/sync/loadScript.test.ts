import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from '../../../../../src/features/concerts/sync/loadScript.ts';

const logged = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  logged.mockClear();
});

/** Fails so many times, then comes. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(() => (left-- > 0 ? Promise.reject(new TypeError('missing')) : Promise.resolve('script')));
};

test('a script that comes is loaded once, without a word', async () => {
  const load = failing(0);
  const onFailure = vi.fn();
  expect(await loadScript(load, new AbortController().signal, onFailure)).toBe('script');
  expect(load).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

test('each failure is logged and told, and pauses double up to five minutes', async () => {
  const load = failing(Infinity);
  const onFailure = vi.fn();
  const controller = new AbortController();
  const loading = loadScript(load, controller.signal, onFailure);
  const ended = expect(loading).rejects.toBe('gone');
  await vi.advanceTimersByTimeAsync(0);
  const pauses = [2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1000);
  for (const [index, pause] of pauses.entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(load).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(index + 2);
  }
  expect(onFailure).toHaveBeenCalledTimes(11);
  expect(logged.mock.calls).toEqual(Array(11).fill(['Concerts: unavailable: Connection failed.']));
  controller.abort('gone');
  await vi.runAllTimersAsync();
  await ended;
  expect(load).toHaveBeenCalledTimes(11);
});

test('a script that comes later is handed over', async () => {
  const loading = loadScript(failing(2), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await loading).toBe('script');
});

test('a failure after the abort is nobody’s', async () => {
  const controller = new AbortController();
  const loading = loadScript(failing(1), controller.signal);
  controller.abort('gone');
  await expect(loading).rejects.toBe('gone');
  expect(logged).not.toHaveBeenCalled();
});
