import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { localeCodes } from '../../config/locales.ts';
import { fieldGroups } from '../../records/fields.ts';
import { pictureFields } from '../../records/gallery/pictureFields.ts';
import { type PictureRecord, rankAfter } from '../../records/gallery/pictureRecord.ts';
import { byRank, type GalleryPicture, type PictureChange } from '../../records/gallery/storedPicture.ts';
import type { Deleted } from '../../records/records.ts';
import { markOf, requireKnown, withMark, type Change } from '../changes/change.ts';
import { StoreError } from '../storeError.ts';
import { isExpired as hasExpired } from '../expiry.ts';

const groups = fieldGroups(pictureFields);

/** The part of the list that a page requests by its query. */
export const listPart = z.object({
  /** Maximum number of pictures, from the first one. */
  limit: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))),
});

/** True for a picture whose file only the band sees: removed, or still to be described. */
export const isClosed = ({ deleted, pending }: PictureRecord): boolean =>
  deleted !== undefined || pending === true;

/** True for a picture that the visitors' gallery leaves out. */
export const isHidden = (picture: PictureRecord): boolean => isClosed(picture) || picture.ofPage === true;

/** The pictures that visitors see, in their order, at most `limit`. */
export const visiblePictures = (pictures: readonly PictureRecord[], limit = Infinity): GalleryPicture[] =>
  pictures
    .filter((picture) => !isHidden(picture))
    .toSorted(byRank)
    .slice(0, limit)
    .map(publicFields);

/** The pictures of the desk in their order: those that are still to be described, and those of the page, too. */
export const presentPictures = (pictures: readonly PictureRecord[]): GalleryPicture[] =>
  pictures
    .filter(({ deleted }) => deleted === undefined)
    .toSorted(byRank)
    .map(publicFields);

/** The pictures that can be restored, the last removed first. */
export const restorablePictures = (
  pictures: readonly PictureRecord[],
  now: number,
): Deleted<GalleryPicture>[] =>
  pictures
    .flatMap((picture) => {
      const { deleted } = picture;
      return deleted === undefined || isExpired(picture, now) ? [] : { ...publicFields(picture), deleted };
    })
    .sort((one, other) => other.deleted.localeCompare(one.deleted));

/** A picture without its marks, with its version. */
export function publicFields(record: PictureRecord): GalleryPicture {
  const picture: GalleryPicture & Partial<PictureRecord> = { ...record, version: versionOf(record) };
  delete picture.deleted;
  delete picture.changes;
  return picture;
}

/** A digest of all that can change. Cloudinary counts no changes, and its own console makes some, so the version is computed. */
export const versionOf = ({
  alt,
  decorative,
  credit,
  rank,
  pending,
  ofPage,
  deleted,
}: PictureRecord): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...localeCodes.map((locale) => alt?.[locale]),
        ...[decorative, credit, rank, pending, deleted],
        ...(ofPage ? [ofPage] : []),
      ]),
    )
    .digest('base64url')
    .slice(0, 16);

/** Whether a removed picture can no longer be restored. */
export const isExpired = ({ deleted }: PictureRecord, now: number) =>
  deleted !== undefined && hasExpired(deleted, now);

/** A change of a picture, by its id. */
export type PicturePatch = Change & { set: PictureChange };

/**
 * The record after a change, with its mark also where nothing else changes; as it is for a repeat. 412 with the groups that somebody else has changed; 410 for a
 * removed picture. One that was still to be described is shown once it is. `all` are needed for a place; a move behind a picture
 * that is gone for good changes nothing.
 */
export function changedRecord(
  picture: PictureRecord,
  change: PicturePatch,
  all: readonly PictureRecord[],
  now: number,
): PictureRecord {
  if (picture.changes?.includes(markOf(change))) return picture;
  return { ...withoutMark(picture, change, all, now), changes: withMark(picture.changes, change) };
}

function withoutMark(
  picture: PictureRecord,
  change: PicturePatch,
  all: readonly PictureRecord[],
  now: number,
): PictureRecord {
  const { alt, decorative, credit, after, deleted } = change.set;
  if (deleted === false) return restoredRecord(picture, now);
  if (picture.deleted !== undefined) {
    if (deleted) return picture;
    throw new StoreError('gone');
  }
  requireKnown(publicFields(picture), change, groups);
  const next = { ...picture };
  if (deleted) next.deleted = new Date(now).toISOString();
  if (alt !== undefined || decorative) delete next.alt;
  if (decorative !== undefined || alt) delete next.decorative;
  if (alt) next.alt = alt;
  if (decorative) next.decorative = true;
  if (next.alt ?? next.decorative) delete next.pending;
  if (credit !== undefined) delete next.credit;
  if (credit) next.credit = credit;
  const others = all.filter(({ id }) => id !== picture.id);
  const before = others.find(({ id }) => id === after);
  if (before || after === null)
    next.rank = rankAfter(
      before,
      others.filter((other) => other.deleted === undefined),
      now,
    );
  return next;
}

/** The record of this version with the mark of its removal, else 412 with the present one; a removed one stays as it is. */
export function removedRecord(picture: PictureRecord, version: string, now: number): PictureRecord {
  if (picture.deleted !== undefined) return picture;
  if (versionOf(picture) !== version) throw new StoreError('outdated', { present: publicFields(picture) });
  return { ...picture, deleted: new Date(now).toISOString() };
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
