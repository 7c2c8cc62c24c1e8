import { expect, test } from 'vitest';
import { largeImage, stripImages } from '../../../../src/features/gallery/galleryImages.ts';

test.each([
  ['a portrait', 800, 1000, [336, 352]],
  ['a landscape', 1500, 1000, [630, 660]],
  ['a panorama, which shows its middle', 4000, 1000, [756, 792]],
])('%s keeps the height of the strip', (_, width, height, widths) => {
  const variants = stripImages({ width, height });
  expect(variants.map((variant) => variant.height)).toEqual([280 * 1.5, 440]);
  expect(variants.map((variant) => variant.width)).toEqual(widths);
});

test.each([
  ['a landscape', 'plate', 3000, 2000, 'gallery-large', 1200, 800],
  ['a portrait', 'plate', 2000, 2500, 'gallery-large', 720, 900],
  ['a small picture is not enlarged', 'plate', 640, 480, 'gallery-large', 640, 480],
  ['a photograph keeps its colours', 'photo', 2400, 1800, 'colour', 1200, 900],
  ['a panorama is whole', 'photo', 6000, 1000, 'colour', 1200, 200],
] as const)('large: %s', (_, kind, width, height, ...expected) => {
  const large = largeImage({ kind, size: { width, height } });
  expect([large.recipe, large.width, large.height]).toEqual(expected);
});
