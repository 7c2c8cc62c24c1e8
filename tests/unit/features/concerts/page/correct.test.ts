import { expect, test, vi } from 'vitest';

test('a correction that is cut off leaves the page as it is', async () => {
  vi.useFakeTimers();
  const remove = vi.fn();
  const main = { querySelector: () => null, querySelectorAll: () => [{ remove }] };
  const state = { parentElement: main, value: 'digest', dataset: { address: '/api/concertPage/de/one' } };
  const page = { hidden: false, querySelector: () => state, activeElement: null };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (text: string) => ({ getElementById: () => (text === '' ? null : {}) });
    },
  );
  const text = vi.fn(() => Promise.reject(new TypeError('network error')));
  vi.stubGlobal('fetch', () => Promise.resolve({ status: 200, text }));
  await import('../../../../../src/features/concerts/page/correct.ts');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(text).toHaveBeenCalledTimes(2);
  expect(remove).not.toHaveBeenCalled();
});
