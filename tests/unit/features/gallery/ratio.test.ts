import { expect, test } from 'vitest';
import { ratioOf, ratioStyles } from '../../../../src/features/gallery/ratio.ts';

const size = (width: number, height: number) => ({ width, height });

test.each([
  [size(660, 440), '1.500'],
  [size(352, 440), '0.800'],
  [size(782, 440), '1.777'],
])('the ratio of %j is %s', (picture, ratio) => expect(ratioOf(picture)).toBe(ratio));

test('sets each ratio once', () => {
  expect(ratioStyles([size(660, 440), size(352, 440), size(330, 220)])).toBe(
    "[data-ratio='1.500']{--ratio:1.500}[data-ratio='0.800']{--ratio:0.800}",
  );
  expect(ratioStyles([])).toBe('');
});
