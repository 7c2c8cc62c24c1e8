import { beforeEach, expect, test, vi } from 'vitest';
import { usePictureBatches } from '../../../../../src/features/gallery/strip/Gallery.tsx';
import { renderHook } from '../../../renderHook.ts';

const [first, second, third] = [
  [0, 10],
  [10, 20],
  [20, 24],
] as const;

const root = { attributes: new Set<string>(), onChange: () => undefined as unknown };

beforeEach(() => {
  root.attributes.clear();
  const documentElement = { hasAttribute: (name: string) => root.attributes.has(name) };
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(listener: () => void) {
        root.onChange = listener;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

/** A gallery of pictures that load late, and the numbers of those that no longer do. */
function lazyGallery(count = 24) {
  const images = Array.from({ length: count }, () => ({ loading: 'lazy' }));
  return {
    gallery: { current: { querySelectorAll: () => images } as unknown as HTMLElement },
    fetched: () => images.flatMap(({ loading }, index) => (loading === 'eager' ? index : [])),
  };
}

const from = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index);

test.each([
  ['the first picture', 0, 24, [first]],
  ['the last one before the next batch is near', 4, 24, [first]],
  ['the next batch is near', 5, 24, [first, second]],
  ['the end of the first batch', 9, 24, [first, second]],
  ['the second batch', 10, 24, [second]],
  ['towards the end, which is shorter', 15, 24, [second, third]],
  ['around the end', 23, 24, [first, third]],
  ['a jump over a batch', 20, 24, [first, third]],
  ['fewer pictures than a batch', 2, 3, [[0, 3]]],
  ['one picture', 0, 1, [[0, 1]]],
  ['as many as the page holds', 30, 60, [[30, 40]]],
])('Specification, section 9, batches of 10: %s', async (_, active, count, batches) => {
  const { gallery, fetched } = lazyGallery(count);
  const { current: fetchBatches } = await renderHook(() => usePictureBatches(gallery));
  fetchBatches(active);
  expect(fetched()).toEqual(batches.flatMap(([start, end]) => from(start, end)));
});

test('fetches nothing in low data mode, until it ends', async () => {
  root.attributes.add('data-low-data');
  const { gallery, fetched } = lazyGallery();
  const hook = await renderHook(() => usePictureBatches(gallery));
  const inLowData = hook.current;
  inLowData(0);
  expect(fetched()).toEqual([]);
  root.attributes.clear();
  await hook.act(root.onChange);
  expect(hook.current, 'a new function, so that the slideshow calls it').not.toBe(inLowData);
  hook.current(0);
  expect(fetched()).toEqual(from(0, 10));
});

test('fetches nothing before there is a gallery', async () => {
  const { current: fetchBatches } = await renderHook(() => usePictureBatches({ current: null }));
  expect(() => fetchBatches(0)).not.toThrow();
});
