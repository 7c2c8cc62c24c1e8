import { isDeepStrictEqual } from 'node:util';
import { newRank, type PictureRecord } from '../../records/gallery/pictureRecord.ts';
import type { CloudinaryAccount } from '../../services/cloudinary/account.ts';
import {
  describePicture,
  destroyPicture,
  isUploadOf,
  listPictures,
  uploadPicture,
} from '../../services/cloudinary/pictures.ts';
import type { RequestJson } from '../../services/http/request.ts';
import { StoreError } from '../storeError.ts';
import { callService } from '../../services/http/callService.ts';
import { withLock } from './lock.ts';
import { inOrder } from './order.ts';
import {
  changedRecord,
  isExpired,
  presentPictures,
  publicFields,
  removedRecord,
  restorablePictures,
  restoredRecord,
  stillThere,
  visiblePictures,
} from './storedRecord.ts';
import type { Gallery } from './gallery.ts';

/** The gallery in a Cloudinary account: listed by tag, described in each picture's context, removed by a mark in it. */
export function cloudinaryGallery(
  account: CloudinaryAccount,
  { now = Date.now, timeoutMs = 10_000 }: { now?: () => number; timeoutMs?: number } = {},
): Gallery {
  const call = <Result>(work: (requestJson: RequestJson) => Promise<Result>) =>
    callService('Cloudinary', work, timeoutMs);

  const readAll = async (): Promise<PictureRecord[]> => {
    const { items, leftOut } = await call((requestJson) => listPictures(account, requestJson));
    for (const { entry, reason } of leftOut) console.error(`Cloudinary: left out ${entry}: ${reason}.`);
    return items.map(({ record }) => record);
  };

  /**
   * Writes the decision on a picture. Cloudinary has no conditional writes, so a lock keeps other functions away.
   */
  const updateOne = async (
    id: string,
    decide: (stored: PictureRecord, all: PictureRecord[]) => PictureRecord,
  ): Promise<PictureRecord> =>
    withLock(id, async () => {
      const all = await readAll();
      const stored = all.find((picture) => picture.id === id);
      if (!stored) throw new StoreError('not-found');
      const next = decide(stored, all);
      if (!isDeepStrictEqual(next, stored))
        await call((requestJson) => describePicture(account, next, requestJson));
      return next;
    });

  return {
    list: async (limit) => visiblePictures(await readAll(), limit),
    listForBand: async () => presentPictures(await readAll()),
    listDeleted: async () => restorablePictures(await readAll(), now()),
    add: async (pictures) => {
      const moment = now();
      const all = await readAll();
      const uploads = pictures.map(async (picture, index) => {
        const known = all.find(({ id }) => isUploadOf(account, id, picture.id));
        if (known) return stillThere(known);
        const ranked = { ...picture, rank: newRank(moment, index) };
        return publicFields(await call((requestJson) => uploadPicture(account, ranked, requestJson)));
      });
      return Promise.allSettled(uploads);
    },
    patch: async (id, change) => {
      const patch = () => updateOne(id, (stored, all) => changedRecord(stored, change, all, now()));
      return publicFields(await inOrder(change, { readAll, updateOne, now }, patch));
    },
    remove: async (id, version) => {
      await updateOne(id, (stored) => removedRecord(stored, version, now()));
    },
    sweep: async () => {
      const expired = (await readAll()).filter((picture) => isExpired(picture, now()));
      await Promise.all(
        expired.map((picture) => call((requestJson) => destroyPicture(account, picture.id, requestJson))),
      );
    },
    restore: async (id) => publicFields(await updateOne(id, (stored) => restoredRecord(stored, now()))),
    // The files are Cloudinary's; their addresses lead through the image service.
    file: () => Promise.resolve(undefined),
  };
}
