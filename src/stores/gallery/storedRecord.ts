import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { localeCodes } from '../../config/locales.ts';
import { type PictureRecord, rankAt } from '../../records/gallery/pictureRecord.ts';
import {
  byRank,
  type DeletedPicture,
  type GalleryPicture,
  type PictureUpdate,
} from '../../records/gallery/storedPicture.ts';
import { StoreError } from '../storeError.ts';
import { isExpired as hasExpired } from '../expiry.ts';

/** The part of the list that a page requests by its query. */
export const listPart = z.object({
  /** Maximum number of pictures, from the first one. */
  limit: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))),
});

/** True for a picture that only the band sees: removed, or still to be described. */
export const isHidden = ({ deleted, pending }: PictureRecord): boolean =>
  deleted !== undefined || pending === true;

/** The pictures that visitors see, in their order, at most `limit`. */
export const visiblePictures = (pictures: readonly PictureRecord[], limit = Infinity): GalleryPicture[] =>
  pictures
    .filter((picture) => !isHidden(picture))
    .toSorted(byRank)
    .slice(0, limit)
    .map(publicFields);

/** The pictures of the desk in their order: those that are still to be described, too. */
export const presentPictures = (pictures: readonly PictureRecord[]): GalleryPicture[] =>
  pictures
    .filter(({ deleted }) => deleted === undefined)
    .toSorted(byRank)
    .map(publicFields);

/** The pictures that can be restored, the last removed first. */
export const restorablePictures = (pictures: readonly PictureRecord[], now: number): DeletedPicture[] =>
  pictures
    .flatMap((picture) => {
      const { deleted } = picture;
      return deleted === undefined || isExpired(picture, now) ? [] : { ...publicFields(picture), deleted };
    })
    .sort((one, other) => other.deleted.localeCompare(one.deleted));

/** A picture without the mark of its removal, with its version. */
export function publicFields(record: PictureRecord): GalleryPicture {
  const picture: GalleryPicture & Partial<PictureRecord> = { ...record, version: versionOf(record) };
  delete picture.deleted;
  return picture;
}

/** A digest of all that can change. Cloudinary counts no changes, and its own console makes some, so the version is computed. */
export const versionOf = ({ alt, decorative, credit, rank, pending, deleted }: PictureRecord): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...localeCodes.map((locale) => alt?.[locale]),
        ...[decorative, credit, rank, pending, deleted],
      ]),
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

/**
 * The record after an update of this version, else 412; 410 for a removed picture. A picture that was still to be described is shown once it
 * is. `others` are needed for a place.
 */
export function updatedRecord(
  picture: PictureRecord,
  { alt, decorative, credit, place }: PictureUpdate,
  version: string,
  others: readonly PictureRecord[],
  now: number,
): PictureRecord {
  if (picture.deleted !== undefined) throw new StoreError('gone');
  const next = { ...picture };
  if (alt !== undefined || decorative !== undefined) {
    delete next.alt;
    delete next.decorative;
  }
  if (alt) next.alt = alt;
  else if (decorative) next.decorative = true;
  else if (alt === undefined && decorative === false && picture.alt) next.alt = picture.alt;
  if (next.alt ?? next.decorative) delete next.pending;
  if (credit === null) delete next.credit;
  else if (credit !== undefined) next.credit = credit;
  if (place !== undefined) next.rank = rankAt(place, presentOthers(others, picture), now);
  return requireSeen(picture, version, next);
}

const presentOthers = (pictures: readonly PictureRecord[], { id }: PictureRecord) =>
  pictures.filter((other) => other.id !== id && other.deleted === undefined);

/** The record of this version with the mark of its removal, else 412; a removed one stays as it is. */
export function removedRecord(picture: PictureRecord, version: string, now: number): PictureRecord {
  if (picture.deleted !== undefined) return picture;
  return requireSeen(picture, version, { ...picture, deleted: new Date(now).toISOString() });
}

/** The record without the mark of its removal; 410 after 30 days. */
export function restoredRecord(picture: PictureRecord, now: number): PictureRecord {
  if (picture.deleted === undefined) return picture;
  if (isExpired(picture, now)) throw new StoreError('gone');
  const restored = { ...picture };
  delete restored.deleted;
  return restored;
}

/** The public fields of a picture that a repeated upload finds; 410 where it is removed. */
export function stillThere(picture: PictureRecord): GalleryPicture {
  if (picture.deleted !== undefined) throw new StoreError('gone');
  return publicFields(picture);
}
