import { expect, test } from 'vitest';
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
  picture('pending', '26', { pending: true }),
  picture('middle', '20'),
  picture('moved', '205'),
];

test('lists the pictures that are neither removed nor still to be described, the greatest rank first, without their marks', () => {
  const listed = visiblePictures(store);
  expect(listed.map(({ id }) => id)).toEqual(['newest', 'moved', 'middle', 'old']);
  expect(listed.some((each) => 'pending' in each || 'deleted' in each)).toBe(false);
  for (const limit of [1, 3, 4, 5]) expect(visiblePictures(store, limit)).toEqual(listed.slice(0, limit));
});

test.each<[query: Record<string, string>, isAccepted: boolean]>([
  [{}, true],
  [{ full: '' }, true],
  [{ limit: '60' }, true],
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
