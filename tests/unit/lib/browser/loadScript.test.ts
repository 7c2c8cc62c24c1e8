import { beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from '../../../../src/lib/browser/http.ts';
import { ignoreFailedImport, isFailedImport, loadScript } from '../../../../src/lib/browser/loadScript.ts';

const logged = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  vi.useFakeTimers();
});

const missing = new TypeError('Failed to fetch dynamically imported module: https://match.example/stream.js');

/** Fails a number of times, then loads. */
const failing = (times: number, error: Error = missing) => {
  let left = times;
  return vi.fn(() => (left-- > 0 ? Promise.reject(error) : Promise.resolve('script')));
};

test('logs and reports each failure, and doubles the pauses up to five minutes', async () => {
  const load = failing(Infinity);
  const onFailure = vi.fn();
  const controller = new AbortController();
  const loading = loadScript('Concerts', load, controller.signal, onFailure);
  const ended = expect(loading).resolves.toBeUndefined();
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

test.each([
  ['import', missing],
  ['worker', new Unreachable('missing')],
])('gives a script that loads later: %s', async (_, error) => {
  const loading = loadScript('Concerts', failing(2, error), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await loading).toBe('script');
});

test('throws a defect at once', async () => {
  const defect = new TypeError('x is not a function');
  const load = failing(1, defect);
  await expect(loadScript('Concerts', load, new AbortController().signal)).rejects.toBe(defect);
  expect([load.mock.calls.length, logged.mock.calls]).toEqual([1, []]);
});

test.each([0, 1])('gives nothing after the abort, also when %i loads fail', async (failures) => {
  const controller = new AbortController();
  const loading = loadScript('Concerts', failing(failures), controller.signal);
  controller.abort();
  expect(await loading).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  [
    'Chromium',
    new TypeError('Failed to fetch dynamically imported module: https://match.example/a.js'),
    true,
  ],
  ['Firefox', new TypeError('error loading dynamically imported module: https://match.example/a.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['Safari, for a page', new TypeError("'text/html' is not a valid JavaScript MIME type."), true],
  ['a defect of the script', new TypeError('x is not a function'), false],
  ['a failed request', new TypeError('Failed to fetch'), false],
  ['no error', 'module script', false],
])('tells a script that could not be fetched from a defect: %s', async (_, error, isFailed) => {
  expect(isFailedImport(error)).toBe(isFailed);
  const ignored = Promise.reject(error as Error).catch(ignoreFailedImport);
  if (isFailed) await expect(ignored).resolves.toBeUndefined();
  else await expect(ignored).rejects.toBe(error);
});
