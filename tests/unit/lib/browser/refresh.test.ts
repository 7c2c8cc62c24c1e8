import { beforeEach, expect, test, vi } from 'vitest';
import { refreshWhileVisible } from '../../../../src/lib/browser/refresh.ts';
import { fakePage } from '../../../fakes/page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const every = 1000;
const element = {} as Element;

interface Options {
  /** The observer's first entry; `null` means none yet. */
  isSeen?: boolean | null;
  refresh?: () => Promise<void>;
}

/** Follows an element of a page that has been scrolled. */
function follow({ isSeen = true, refresh = vi.fn(() => Promise.resolve()) }: Options = {}) {
  const page = fakePage({ scrollY: 1 });
  const controller = new AbortController();
  refreshWhileVisible(refresh, { element, every, signal: controller.signal });
  if (isSeen !== null) page.intersect(element, isSeen);
  const persisted = (value: boolean) =>
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: value }));
  return { ...page, refresh, controller, persisted };
}

test('runs at once, and after each interval while the element is visible', async () => {
  const { refresh } = follow();
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(every - 1);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2 * every);
  expect(refresh).toHaveBeenCalledTimes(4);
});

test('runs no timer while the element is not visible, and a due refresh when it is visible again', async () => {
  const { refresh, intersect } = follow({ isSeen: false });
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(3 * every);
  expect(refresh).toHaveBeenCalledTimes(1);
  intersect(element, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(every - 1);
  intersect(element, false);
  intersect(element, true);
  expect(refresh).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('runs no timer while the page is hidden, and runs when it is visible again', async () => {
  const { refresh, turn, persisted } = follow();
  await vi.advanceTimersByTimeAsync(0);
  turn(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  turn(false);
  expect(refresh).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(0);
  persisted(false);
  expect(refresh, 'it is shown for the first time').toHaveBeenCalledTimes(2);
  persisted(true);
  expect(refresh, 'it leaves the back/forward cache').toHaveBeenCalledTimes(3);
});

test('never runs twice at once, and continues after a run that takes longer than the interval', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve()).mockReturnValueOnce(promise);
  const { persisted } = follow({ refresh });
  persisted(true);
  await vi.advanceTimersByTimeAsync(2 * every);
  expect(refresh).toHaveBeenCalledTimes(1);
  resolve(undefined);
  await vi.advanceTimersByTimeAsync(every);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('an abort leaves no timer and no listener', async () => {
  const { refresh, controller, turn, persisted } = follow();
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
  turn(false);
  persisted(true);
  await vi.advanceTimersByTimeAsync(2 * every);
  expect(refresh).toHaveBeenCalledTimes(1);
});
