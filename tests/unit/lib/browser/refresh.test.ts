import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshWhileVisible } from '../../../../src/lib/browser/refresh.ts';
import { fakePage } from '../../../fakes/page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

test('it runs at once, and again after each interval while the element is seen', async () => {
  const { refresh } = follow();
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(every - 1);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2 * every);
  expect(refresh).toHaveBeenCalledTimes(4);
});

test('no timer runs while the element is out of sight, and what is due then runs when it is seen again', async () => {
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

test('no timer runs before the element has been seen', () => {
  follow({ isSeen: null });
  expect(vi.getTimerCount()).toBe(0);
});

test('no timer runs while the page is hidden; it runs when the page is shown', async () => {
  const { refresh, turn } = follow();
  await vi.advanceTimersByTimeAsync(0);
  turn(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  turn(false);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('it runs when the page comes out of the back/forward cache, not when it is first shown', async () => {
  const { refresh, persisted } = follow();
  await vi.advanceTimersByTimeAsync(0);
  persisted(false);
  expect(refresh).toHaveBeenCalledTimes(1);
  persisted(true);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('it never runs twice at once, and goes on after a run that lasts longer than the interval', async () => {
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

test('an abort leaves no timer and hears nothing more', async () => {
  const { refresh, controller, turn, persisted } = follow();
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
  turn(false);
  persisted(true);
  await vi.advanceTimersByTimeAsync(2 * every);
  expect(refresh).toHaveBeenCalledTimes(1);
});
