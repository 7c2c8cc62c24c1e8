import { expect, test } from 'vitest';
import { batches, sharesOf } from '../../../../../src/features/admin/upload/batches.ts';

const of = (...sizes: number[]) => sizes.map((size) => ({ picture: { size } }));
const full = 500 * 1024;

test.each([
  ['none', of(), []],
  ['one', of(full), [1]],
  ['eight of full size fit below 4.4 MB, nine do not', of(...Array<number>(9).fill(full)), [8, 1]],
  ['ten small ones, not eleven', of(...Array<number>(11).fill(1000)), [10, 1]],
  ['twenty of full size', of(...Array<number>(20).fill(full)), [8, 8, 4]],
])('a request holds at most ten pictures and 4.4 MB: %s', (_, items, expected) => {
  const found = batches(items);
  expect(found.map((batch) => batch.length)).toEqual(expected);
  expect(found.flat()).toEqual(items);
});

test.each([
  [0, [0, 0, 0]],
  [50, [0.5, 0, 0]],
  [150, [1, 0.25, 0]],
  [900, [1, 1, 1]],
])('of 100, 200 and 100 bytes, %i have gone', (sent, expected) => {
  expect(sharesOf(sent, [100, 200, 100])).toEqual(expected);
});
