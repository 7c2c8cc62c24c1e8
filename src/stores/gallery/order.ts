import {
  longestRank,
  rankAfter,
  type PictureRecord,
  type Ranked,
} from '../../records/gallery/pictureRecord.ts';
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

/** Where its rank is too long, gives a new one to the picture before it and to itself, each at its place: a list in between has the same order. */
export async function shorten(
  picture: PictureRecord,
  { readAll, updateOne, now }: Order,
): Promise<PictureRecord> {
  if (picture.rank.length <= longestRank) return picture;
  const all = (await readAll()).filter(({ deleted }) => deleted === undefined).sort(byRank);
  const before = new Map(all.map(({ id, rank }) => [id, rank]));
  const at = all.findIndex(({ id }) => id === picture.id);
  let shortened = picture;
  // The first one first, for it makes the room for those behind it.
  for (const { id, rank } of withRoom(all, at, now(), longestRank))
    if (rank !== before.get(id)) shortened = await updateOne(id, (stored) => ({ ...stored, rank }));
  return shortened;
}

/** The pictures in their order, where the one at an index has a rank of at most `longest` digits; new ranks up to it, where it had not. */
function withRoom(all: readonly Ranked[], at: number, now: number, longest: number): readonly Ranked[] {
  const { rank = '' } = all[at] ?? {};
  if (rank.length <= longest) return all;
  const roomy = at > 0 ? withRoom(withNewRank(all, at - 1, now), at - 1, now, longestRank - room) : all;
  return withNewRank(roomy, at, now);
}

function withNewRank(all: readonly Ranked[], at: number, now: number): Ranked[] {
  const rank = rankAfter(all[at - 1], all.toSpliced(at, 1), now);
  return all.map((picture, index) => (index === at ? { id: picture.id, rank } : picture));
}
