import { expect, test } from 'vitest';
import { duration, percent, size } from '../../../../src/features/admin/figures.ts';

test.each([
  [percent('de', 0.404), '40\u00a0%'],
  [percent('en', 0.404), '40%'],
  [size('de', 500 * 1024), '500\u00a0kB'],
  [size('en', 1), '1\u00a0kB'],
  [duration('de', 1), '1\u00a0Sekunde'],
  [duration('en', 40.2), '41\u00a0seconds'],
  [duration('de', 121), '3\u00a0Minuten'],
])('a figure and its unit stay together: %s', (written, expected) => {
  expect(written).toBe(expected);
});
