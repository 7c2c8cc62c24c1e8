import * as z from 'zod';
import { byRank, rankAt } from '../../../src/contracts/pictureRank.ts';
import type { PictureRecord } from '../../../src/contracts/pictureRecord.ts';
import { type PictureChange, rank, type StoredPicture } from '../../../src/contracts/storedPicture.ts';
import { ProblemError } from '../http/problemError.ts';

/** A removed picture can be restored for this long, in milliseconds: 30 days. */
const restorable = 30 * 24 * 3_600_000;

/** Which pictures a page asks for, as the query of its request says. */
export const listPart = z.object({
  /** Only pictures of a greater rank. */
  newerThan: rank.optional(),
  /** At most so many, the first ones. */
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .optional(),
});
export type ListPart = z.infer<typeof listPart>;

interface Ordered {
  /** Greatest first, and the picture of each. */
  ranks: string[];
  list: StoredPicture[];
}

const known = new WeakMap<readonly PictureRecord[], Ordered>();

/** The pictures that everybody may see, in the order in which they are shown; the same array whenever all are asked for. */
export function shown(
  pictures: readonly PictureRecord[],
  { newerThan = '', limit = Infinity }: ListPart = {},
): StoredPicture[] {
  const ordered = known.get(pictures) ?? inOrder(pictures);
  known.set(pictures, ordered);
  const { ranks, list } = ordered;
  const count = Math.min(limit, ranks.filter((each) => each > newerThan).length);
  return count === list.length ? list : list.slice(0, count);
}

function inOrder(pictures: readonly PictureRecord[]): Ordered {
  const visible = pictures.filter(({ deleted }) => deleted === undefined).toSorted(byRank);
  return { ranks: visible.map((picture) => picture.rank), list: visible.map(published) };
}

/** A picture without what only its store needs. */
export function published(kept: PictureRecord): StoredPicture {
  const picture: StoredPicture & Partial<PictureRecord> = { ...kept };
  delete picture.rank;
  delete picture.deleted;
  return picture;
}

/** Whether a picture was removed so long ago that its file may go. */
export const isOver = ({ deleted }: PictureRecord, now: number) =>
  deleted !== undefined && Date.parse(deleted) + restorable < now;

/** A picture after a change; 404 for a removed one that is not being restored, or that is over. `others` are needed for a place. */
export function changed(
  picture: PictureRecord,
  { alt, decorative, credit, place, deleted }: PictureChange,
  others: readonly PictureRecord[],
  now: number,
): PictureRecord {
  if (picture.deleted && (deleted !== false || isOver(picture, now))) throw new ProblemError('not-found');
  const next = { ...picture };
  delete next.deleted;
  if (alt !== undefined || decorative !== undefined) {
    delete next.alt;
    delete next.decorative;
  }
  if (alt) next.alt = alt;
  else if (decorative) next.decorative = true;
  else if (alt === undefined && decorative === false && picture.alt) next.alt = picture.alt;
  if (credit === null) delete next.credit;
  else if (credit !== undefined) next.credit = credit;
  if (place !== undefined) next.rank = rankAt(place, visible(others, picture), now);
  return next;
}

const visible = (pictures: readonly PictureRecord[], { id }: PictureRecord) =>
  pictures.filter((other) => other.id !== id && other.deleted === undefined);

/** A picture that has just been removed; 404 when it was before. */
export function removed(picture: PictureRecord, now: number): PictureRecord {
  if (picture.deleted) throw new ProblemError('not-found');
  return { ...picture, deleted: new Date(now).toISOString() };
}
