import { expect, test } from 'vitest';
import { inkAt, screen, spotThreshold } from '../../../../src/images/render/screen.ts';

const side = 240;

/** The share of a square that the screen covers with ink. */
function inkedShare(share: number, pitch: number, degrees: number): number {
  const dots = screen(pitch, degrees);
  let ink = 0;
  for (let i = 0; i < side * side; i++) ink += inkAt(share, dots, i % side, Math.floor(i / side));
  return ink / (side * side);
}

test.for([
  [0.05, 8, 75],
  [0.2, 8, 75],
  [0.3, 4.2, 45],
  [0.7, 10.5, 45],
] as const)(
  'a share of %d is the share of the area that is inked (pitch %d, %d degrees)',
  ([share, pitch, degrees]) => expect(inkedShare(share, pitch, degrees)).toBeCloseTo(share, 1.4),
);

test.for([
  [0, 0],
  [0.01, 0],
  [0.99, 1],
  [1, 1],
] as const)('a share of %d becomes %d, without dust or pinholes', ([share, ink]) =>
  expect(inkedShare(share, 8, 45)).toBe(ink),
);

test('more ink needs a lower threshold', () => {
  const thresholds = [0.1, 0.3, 0.5, 0.7, 0.9].map(spotThreshold);
  expect(thresholds).toEqual([...thresholds].sort((a, b) => b - a));
  expect(spotThreshold(0.5)).toBeCloseTo(0.5, 1);
});

test('the dots repeat at the pitch', () => {
  const dots = screen(8, 0);
  for (let x = 0; x < 8; x++) expect(inkAt(0.4, dots, x + 8, 3)).toBeCloseTo(inkAt(0.4, dots, x, 3), 2);
});
