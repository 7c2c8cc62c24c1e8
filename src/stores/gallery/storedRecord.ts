import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { localeCodes } from '../../config/locales.ts';
import { byRank, type PictureRecord, rankAt } from '../../records/gallery/pictureRecord.ts';
import type { PictureUpdate, StoredPicture } from '../../records/gallery/storedPicture.ts';
import { StoreError } from '../storeError.ts';
import { isExpired as hasExpired } from '../expiry.ts';

/** The part of the list that a page requests by its query. */
export const listPart = z.object({
  /** Maximum number of pictures, from the first one. */
  limit: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))),
});

/** The public pictures in their order, at most `limit`. */
export function visiblePictures(pictures: readonly PictureRecord[], limit = Infinity): StoredPicture[] {
  return pictures
    .filter(({ deleted }) => deleted === undefined)
    .toSorted(byRank)
    .slice(0, limit)
    .map(publicFields);
}

/** The public fields of a picture. */
export function publicFields(record: PictureRecord): StoredPicture {
  const picture: StoredPicture & Partial<PictureRecord> = { ...record, version: versionOf(record) };
  delete picture.rank;
  delete picture.deleted;
  return picture;
}

/** A digest of all that can change. Cloudinary counts no changes, and its own console makes some, so the version is computed. */
export const versionOf = ({ alt, decorative, credit, rank, deleted }: PictureRecord): string =>
  createHash('sha256')
    .update(
      JSON.stringify([...localeCodes.map((locale) => alt?.[locale]), decorative, credit, rank, deleted]),
    )
    .digest('base64url')
    .slice(0, 16);

/** Throws a 412 with the present picture when the caller has seen another version, unless `next` changes nothing: a repeated call. */
function requireSeen(picture: PictureRecord, version: string, next: PictureRecord): PictureRecord {
  const present = versionOf(picture);
  if (present === version || present === versionOf(next)) return next;
  throw new StoreError('outdated', { present: publicFields(picture) });
}

/** Whether a removed picture can no longer be restored. */
export const isExpired = ({ deleted }: PictureRecord, now: number) =>
  deleted !== undefined && hasExpired(deleted, now);

/** The record after an update of this version, else 412; 404 for a removed picture unless the update restores it in time. `others` are needed for a place. */
export function updatedRecord(
  picture: PictureRecord,
  { alt, decorative, credit, place, deleted }: PictureUpdate,
  version: string,
  others: readonly PictureRecord[],
  now: number,
): PictureRecord {
  if (picture.deleted && (deleted !== false || isExpired(picture, now))) throw new StoreError('not-found');
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
  if (place !== undefined) next.rank = rankAt(place, visibleOthers(others, picture), now);
  return requireSeen(picture, version, next);
}

const visibleOthers = (pictures: readonly PictureRecord[], { id }: PictureRecord) =>
  pictures.filter((other) => other.id !== id && other.deleted === undefined);

/** The record of this version with the mark of its removal, else 412; 404 when it is removed already. */
export function removedRecord(picture: PictureRecord, version: string, now: number): PictureRecord {
  if (picture.deleted) throw new StoreError('not-found');
  return requireSeen(picture, version, { ...picture, deleted: new Date(now).toISOString() });
}

/** The public fields of a picture that a repeated upload finds; 410 where it is removed. */
export function stillThere(picture: PictureRecord): StoredPicture {
  if (picture.deleted) throw new StoreError('gone');
  return publicFields(picture);
}
