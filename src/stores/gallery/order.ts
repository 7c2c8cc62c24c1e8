import { longestRank, rankAfter, type PictureRecord } from '../../records/gallery/pictureRecord.ts';
import { byRank } from '../../records/gallery/storedPicture.ts';
import { withLock } from './lock.ts';
import type { PicturePatch } from './storedRecord.ts';

interface Order {
  readAll: () => Promise<PictureRecord[]>;
  updateOne: (id: string, decide: (stored: PictureRecord) => PictureRecord) => Promise<PictureRecord>;
  now: () => number;
}

/** Digits that a rank must leave free for that of the picture behind it. */
const room = 10;

/** Runs `patch`, the change of a picture. A move, which depends on the ranks of others, runs while no other one does, and leaves a short rank. */
export function inOrder(
  { set }: PicturePatch,
  order: Order,
  patch: () => Promise<PictureRecord>,
): Promise<PictureRecord> {
  return set.after === undefined ? patch() : withLock('order', async () => shorten(await patch(), order));
}

/** Gives a picture a new rank at its place where its own is too long. */
export const shorten = async (picture: PictureRecord, order: Order): Promise<PictureRecord> =>
  picture.rank.length > longestRank ? rankAnew(picture, order, longestRank) : picture;

/** Where there is no room for a rank of this length, the picture before gets another one first: a list in between has the same order. */
async function rankAnew(picture: PictureRecord, order: Order, longest: number): Promise<PictureRecord> {
  const placed = async () => {
    const all = await order.readAll();
    const others = all.filter(({ id, deleted }) => id !== picture.id && deleted === undefined);
    const before = previous(picture, all);
    return { before, rank: rankAfter(before, others, order.now()) };
  };
  const { before, rank: first } = await placed();
  const isTight = before !== undefined && first.length > longest;
  if (isTight) await rankAnew(before, order, longestRank - room);
  const { rank } = isTight ? await placed() : { rank: first };
  return order.updateOne(picture.id, (stored) => ({ ...stored, rank }));
}

/** The picture before another one. */
const previous = (picture: PictureRecord, all: readonly PictureRecord[]): PictureRecord | undefined =>
  all
    .filter(({ deleted }) => deleted === undefined)
    .toSorted(byRank)
    .findLast((other) => byRank(other, picture) < 0);
