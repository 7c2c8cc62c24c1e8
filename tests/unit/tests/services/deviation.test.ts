import { expect, test } from 'vitest';
import { deviation } from '../../../services/passwordTiming/deviation.ts';

const numbers = (length: number, first = 0) => Array.from({ length }, (_, index) => first + index);

test.each([
  { what: 'the same values', one: numbers(30), other: numbers(30), sigma: 0 },
  // (rank sum − n (N + 1) / 2) / √(n m (N + 1) / 12) = (6 − 10.5) / √5.25
  { what: 'all before all others', one: [1, 2, 3], other: [4, 5, 6], sigma: -1.964 },
  {
    what: 'one that is far out, which counts as the last',
    one: [1, 2, 1e9],
    other: [3, 4, 5],
    sigma: -0.655,
  },
  // The tie of two takes 6 / (6 · 5) from N + 1.
  { what: 'one tie', one: [1, 2, 3], other: [3, 5, 6], sigma: -1.771 },
])('$what differ by $sigma standard deviations', ({ one, other, sigma }) =>
  expect(deviation(one, other)).toBeCloseTo(sigma, 3),
);

test('a shift of a third of the range shows among 200 values', () =>
  expect(Math.abs(deviation(numbers(200), numbers(200, 60)))).toBeGreaterThan(4.5));
