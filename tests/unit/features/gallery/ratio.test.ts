import { expect, test } from 'vitest';
import { ratioStyles } from '../../../../src/features/gallery/ratio.ts';

const size = (width: number, height: number) => ({ width, height });

test('sets each ratio of width to height once', () => {
  expect(ratioStyles([size(660, 440), size(782, 440), size(330, 220)])).toBe(
    "[data-ratio='1.500']{--ratio:1.500}[data-ratio='1.777']{--ratio:1.777}",
  );
  expect(ratioStyles([])).toBe('');
});
