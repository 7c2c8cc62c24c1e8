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

/** Where its rank is too long, gives a new one to the picture before it, then to itself, each at its place: a list in between has the same order. */
export async function shorten(
  picture: PictureRecord,
  order: Order,
  longest = longestRank,
): Promise<PictureRecord> {
  if (picture.rank.length <= longest) return picture;
  const before = previous(picture, await order.readAll());
  if (before) await shorten(await rankAnew(before, order), order, longestRank - room);
  return rankAnew(picture, order);
}

async function rankAnew(picture: PictureRecord, { readAll, updateOne, now }: Order): Promise<PictureRecord> {
  const all = await readAll();
  const others = all.filter(({ id, deleted }) => id !== picture.id && deleted === undefined);
  const rank = rankAfter(previous(picture, all), others, now());
  return updateOne(picture.id, (stored) => ({ ...stored, rank }));
}

/** The picture before another one. */
const previous = (picture: PictureRecord, all: readonly PictureRecord[]): PictureRecord | undefined =>
  all
    .filter(({ deleted }) => deleted === undefined)
    .toSorted(byRank)
    .findLast((other) => byRank(other, picture) < 0);
