import { expect, test } from 'vitest';
import { stripPrints } from '../../../../src/features/media/galleryPrints.ts';

test.each([
  ['a portrait', 800, 1000, [336, 352]],
  ['a landscape', 1500, 1000, [630, 660]],
  ['a panorama, which shows its middle', 4000, 1000, [756, 792]],
])('%s keeps the height of the strip', (_, width, height, widths) => {
  const prints = stripPrints({ width, height });
  expect(prints.map((print) => print.height)).toEqual([280 * 1.5, 440]);
  expect(prints.map((print) => print.width)).toEqual(widths);
});
