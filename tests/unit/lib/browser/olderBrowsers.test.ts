import { afterEach, expect, test, vi } from 'vitest';

/** Loads the file in a browser that has none of its functions. */
async function inOlderBrowser() {
  vi.stubGlobal(
    'Element',
    class {
      boxes = 1;
      getClientRects = () => ({ length: this.boxes });
    },
  );
  vi.stubGlobal('AbortSignal', { abort: AbortSignal.abort });
  vi.stubGlobal(
    'Promise',
    class<T> extends Promise<T> {
      static override withResolvers = undefined as never;
    },
  );
  vi.resetModules();
  await import('../../../../src/lib/browser/olderBrowsers.ts');
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a signal of several is aborted with the reason of the first, also of one that is aborted already', async () => {
  await inOlderBrowser();
  for (const index of [0, 1]) {
    const sources = [new AbortController(), new AbortController()];
    const signal = AbortSignal.any(sources.map((source) => source.signal));
    expect(signal.aborted).toBe(false);
    sources[index]?.abort('first');
    sources[1 - index]?.abort('second');
    expect([signal.aborted, signal.reason]).toEqual([true, 'first']);
  }
  const signal = AbortSignal.any([new AbortController().signal, AbortSignal.abort('earlier')]);
  expect([signal.aborted, signal.reason]).toEqual([true, 'earlier']);
});

test('a promise comes with the functions that settle it', async () => {
  await inOlderBrowser();
  const kept = Promise.withResolvers<string>();
  kept.resolve('a');
  await expect(kept.promise).resolves.toBe('a');
  const broken = Promise.withResolvers<string>();
  broken.reject(new Error('b'));
  await expect(broken.promise).rejects.toThrow('b');
});

test('an element with boxes is shown', async () => {
  await inOlderBrowser();
  const isShown = (boxes: number) => Object.assign(new Element(), { boxes }).checkVisibility();
  expect([isShown(0), isShown(2)]).toEqual([false, true]);
});

test('leaves functions alone that the browser has', async () => {
  const { any } = AbortSignal;
  const { withResolvers } = Promise;
  const checkVisibility = vi.fn();
  vi.stubGlobal('Element', { prototype: { checkVisibility } });
  vi.resetModules();
  await import('../../../../src/lib/browser/olderBrowsers.ts');
  expect([AbortSignal.any, Promise.withResolvers, Element.prototype.checkVisibility]).toEqual([
    any,
    withResolvers,
    checkVisibility,
  ]);
});
