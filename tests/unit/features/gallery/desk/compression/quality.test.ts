import { expect, test } from 'vitest';
import {
  fitWithin,
  searchQuality,
  shrink,
} from '../../../../../../src/features/gallery/desk/compression/quality.ts';

/** Searches with a picture whose bytes are proportional to the quality: `full` at quality 1. */
async function search(full: number, limit: number) {
  const tried: number[] = [];
  const result = await searchQuality((quality) => {
    tried.push(quality);
    return Promise.resolve({ quality, size: full * quality });
  }, limit);
  return { tried, ...result };
}

test('Specification, section 9: six steps of binary search between 0.1 and 0.9', async () => {
  const { tried } = await search(1000, 400);
  expect(tried).toHaveLength(6);
  expect(tried.slice(0, 3)).toEqual([0.5, 0.3, 0.4]);
});

test.each([
  ['small as it is: nearly the highest', 100, 400, 0.8875, true],
  ['just so: the best within the limit', 1000, 400, 0.4, true],
  ['too large for every step: the lowest', 1000, 105, 0.1, true],
  ['too large even then', 1000, 90, 0.1, false],
])('a picture that is %s', async (_, full, limit, quality, fits) => {
  const found = await search(full, limit);
  expect(found.picture.quality).toBeCloseTo(quality, 2);
  expect(found.fits).toBe(fits);
  expect(found.picture.size <= limit).toBe(fits);
});

test.each([
  [
    { width: 8000, height: 6000 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1920, height: 2560 },
  ],
  [
    { width: 2560, height: 320 },
    { width: 2560, height: 320 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 640, height: 8000 },
    { width: 320, height: 4000 },
  ],
])(
  'the long side is brought to 2560 pixels, the short one not below 320, and nothing is enlarged: %o',
  (size, expected) => expect(fitWithin(size)).toEqual(expected),
);

test('a picture that is too large at any quality becomes smaller each time', () => {
  const size = { width: 2560, height: 1920 };
  expect(shrink(size, 2_000_000, 500_000)).toEqual({ width: 1152, height: 864 });
  expect(shrink(size, 500_001, 500_000).width).toBeLessThan(size.width);
});
