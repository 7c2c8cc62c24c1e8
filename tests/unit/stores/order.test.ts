import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  longestRank,
  newRank,
  rankAfter,
  type PictureRecord,
} from '../../../src/records/gallery/pictureRecord.ts';
import { byRank } from '../../../src/records/gallery/storedPicture.ts';
import { shorten } from '../../../src/stores/gallery/order.ts';
import { sized } from '../../night.ts';
import { storedPicture } from '../storedPicture.ts';

test('a rank that is too long is made short, and each list in between has the same order', async () => {
  const now = () => 1_800_000_000_000;
  const places = fc.array(fc.nat(6), { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(places, async (crowded) => {
      let all: PictureRecord[] = Array.from({ length: 8 }, (_, index) =>
        storedPicture(`p${index}`, { rank: newRank(now() - 1, index) }),
      );
      const ids = () => all.toSorted(byRank).map(({ id }) => id);
      // The last picture goes to one place, 70 times.
      for (const behind of crowded.flatMap((place) => Array<number>(70).fill(place))) {
        const others = all.toSorted(byRank);
        const { id: last = '' } = others.pop() ?? {};
        const moved = storedPicture(last, { rank: rankAfter(others[behind - 1], others, now()) });
        all = [...others, moved];
        const order = others.toSpliced(behind, 0, moved).map(({ id }) => id);
        let writes = 0;
        const updateOne = (id: string, decide: (stored: PictureRecord) => PictureRecord) => {
          writes++;
          all = all.map((each) => (each.id === id ? decide(each) : each));
          expect(ids()).toEqual(order);
          return Promise.resolve(all.find((each) => each.id === id) ?? moved);
        };
        const { rank } = await shorten(moved, { readAll: () => Promise.resolve(all), updateOne, now });
        expect(ids()).toEqual(order);
        expect(Math.max(rank.length, ...all.map((each) => each.rank.length))).toBeLessThanOrEqual(
          longestRank,
        );
        expect(writes, 'at most one for each').toBeLessThanOrEqual(8);
      }
    }),
    { numRuns: sized(5, 50), endOnFailure: true },
  );
});
