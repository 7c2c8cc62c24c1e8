import { expect, test } from 'vitest';
import { batchesAt } from '../../../../../src/features/gallery/strip/Gallery.tsx';

const [first, second, third] = [
  [0, 10],
  [10, 20],
  [20, 24],
] as const;

test.each([
  ['the first picture', 0, 24, [first]],
  ['the last one before the next batch is near', 4, 24, [first]],
  ['the next batch is near', 5, 24, [first, second]],
  ['the end of the first batch', 9, 24, [first, second]],
  ['the second batch', 10, 24, [second]],
  ['towards the end, which is shorter', 15, 24, [second, third]],
  ['around the end', 23, 24, [third, first]],
  ['a jump over a batch', 20, 24, [third, first]],
  ['fewer pictures than a batch', 2, 3, [[0, 3]]],
  ['one picture', 0, 1, [[0, 1]]],
  ['as many as the page holds', 30, 60, [[30, 40]]],
])('Specification, section 9, batches of 10: %s', (_, active, count, batches) =>
  expect(batchesAt(active, count)).toEqual(batches),
);
