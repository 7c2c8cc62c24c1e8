import { describe, expect, test } from 'vitest';
import { listPart, visiblePictures } from '../../../src/stores/gallery/storedRecord.ts';
import type { PictureRecord } from '../../../src/records/gallery/pictureRecord.ts';
import { storedPicture } from '../storedPicture.ts';

const picture = (id: string, rank: string, more: Partial<PictureRecord> = {}): PictureRecord => ({
  ...storedPicture(id),
  rank,
  ...more,
});

const removed = { deleted: '2026-11-21T19:00:00Z' };
const store = [
  picture('old', '10'),
  picture('newest', '30'),
  picture('removed', '25', removed),
  picture('middle', '20'),
  picture('moved', '205'),
];
const ids = (part?: Parameters<typeof visiblePictures>[1]) =>
  visiblePictures(store, part).map(({ id }) => id);

describe('the list', () => {
  test('holds the pictures that are not removed, the greatest rank first, with their public fields only', () => {
    expect(ids()).toEqual(['newest', 'moved', 'middle', 'old']);
    expect(visiblePictures(store).some((each) => 'rank' in each || 'deleted' in each)).toBe(false);
  });

  test.each<[newerThan: string, expected: string[]]>([
    ['1', ['newest', 'moved', 'middle', 'old']],
    ['10', ['newest', 'moved', 'middle']],
    ['20', ['newest', 'moved']],
    ['204', ['newest', 'moved']],
    ['205', ['newest']],
    ['25', ['newest']],
    ['29', ['newest']],
    ['30', []],
    ['9', []],
  ])('newer than %s: only greater ranks', (newerThan, expected) =>
    expect(ids({ newerThan })).toEqual(expected),
  );

  test.each<[limit: number, newerThan: string | undefined, count: number]>([
    [1, undefined, 1],
    [3, undefined, 3],
    [4, undefined, 4],
    [5, undefined, 4],
    [1, '10', 1],
    [3, '10', 3],
    [60, '10', 3],
  ])('at most %i, newer than %s: the first %i', (limit, newerThan, count) =>
    expect(ids({ limit, newerThan })).toEqual(['newest', 'moved', 'middle', 'old'].slice(0, count)),
  );
});

test.each<[query: Record<string, string>, isAccepted: boolean]>([
  [{}, true],
  [{ full: '' }, true],
  [{ newerThan: '1795287600000090000001', limit: '60' }, true],
  [{ newerThan: '' }, false],
  [{ newerThan: 'a' }, false],
  [{ newerThan: '1'.repeat(1001) }, false],
  [{ limit: '0' }, false],
  [{ limit: '1' }, true],
  [{ limit: '9999' }, true],
  [{ limit: '10000' }, false],
  [{ limit: '1.5' }, false],
  [{ limit: '60a' }, false],
  [{ limit: '' }, false],
])('the query %j: accepted is %j', (query, isAccepted) =>
  expect(listPart.safeParse(query).success).toBe(isAccepted),
);
