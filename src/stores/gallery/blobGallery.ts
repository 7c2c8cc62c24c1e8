import { isDeepStrictEqual } from 'node:util';
import { fileKey } from '../../config/stores.ts';
import { newRank, pictureRecord, type PictureRecord } from '../../records/gallery/pictureRecord.ts';
import type { GalleryPicture } from '../../records/gallery/storedPicture.ts';
import { BlobStore } from '../blobStore.ts';
import type { Document } from '../documents.ts';
import { isDeleted, layOver } from '../layOver.ts';
import { untilWritten } from '../record.ts';
import type { Repository } from '../repository/repository.ts';
import { StoreError } from '../storeError.ts';
import type { Gallery, NewPicture } from './gallery.ts';
import { inOrder } from './order.ts';
import { begun, isIncomplete, pictureDocuments, pictureOf, picturesOf } from './pictureDocuments.ts';
import {
  changedRecord,
  isClosed,
  isExpired,
  presentPictures,
  publicFields,
  removedRecord,
  restorablePictures,
  restoredRecord,
  stillThere,
  visiblePictures,
} from './storedRecord.ts';

/** Age from which an incomplete picture counts as abandoned, in milliseconds: twice the lifetime of a function. */
const abandonedMs = 120_000;

/**
 * The embedded gallery over the pictures of the repository. An uploaded picture is a record and a file. The record is written first and marked
 * as incomplete until the file is there, so that a server that is killed leaves nothing that is shown or forgotten.
 */
export function blobGallery(repository: Pick<Repository, 'gallery'>, now: () => number = Date.now): Gallery {
  const documents = pictureDocuments({ contract: pictureRecord, read: repository.gallery });
  const files = new BlobStore('pictures');

  const readStored = async (): Promise<Document[]> => (await documents.listStored()).items;
  const picturesAmong = (stored: Document[]): PictureRecord[] => {
    const shown = layOver(stored, { contract: pictureRecord, read: repository.gallery });
    return picturesOf({ items: [...shown, ...stored.filter(isDeleted)], leftOut: [] }, repository.gallery())
      .items;
  };
  const readAll = async () => picturesAmong(await readStored());

  /** Deletes for good the pictures that were removed long ago, or abandoned before they were complete. */
  const sweep = async (): Promise<void> => {
    const gone = (await readStored()).filter((document) => isOver(document, now()));
    await Promise.all(
      gone.map(async ({ id }) => {
        await files.delete(fileKey(id));
        await documents.erase(id);
      }),
    );
  };

  /** Writes the decision on a picture on condition that it is unchanged, else decides again. */
  const updateOne = (id: string, decide: (stored: PictureRecord) => PictureRecord): Promise<PictureRecord> =>
    untilWritten(async () => {
      const document = await documents.read(id);
      const stored = document && !isIncomplete(document) && pictureOf(document);
      if (!stored) throw new StoreError('not-found');
      const next = decide(stored);
      if (isDeepStrictEqual(next, stored)) return stored;
      const { deleted, changes, ...fields } = next;
      return (await documents.replace(document, { fields, deleted, changes })) ? next : undefined;
    });

  const add = (record: PictureRecord, bytes: Blob): Promise<GalleryPicture> =>
    untilWritten(async () => {
      const known = await documents.read(record.id);
      if (!known) {
        await documents.create(record.id, begun(record));
        return undefined;
      }
      if (isIncomplete(known)) {
        await files.set(fileKey(record.id), bytes);
        return (await documents.replace(known, { fields: record })) ? publicFields(record) : undefined;
      }
      const picture = pictureOf(known);
      if (!picture) throw new StoreError('conflict');
      return stillThere(picture);
    });

  return {
    list: async (limit) => visiblePictures(await readAll(), limit),
    listForBand: async () => presentPictures(await readAll()),
    listDeleted: async () => restorablePictures(await readAll(), now()),
    add: (pictures) => {
      const moment = now();
      const added = pictures.map((picture, index) =>
        add(recordOf(picture, index, moment), new Blob([picture.bytes])),
      );
      return Promise.allSettled(added);
    },
    patch: async (id, change) => {
      const patch = async () => {
        const all = change.set.after === undefined ? [] : await readAll();
        return updateOne(id, (picture) => changedRecord(picture, change, all, now()));
      };
      return publicFields(await inOrder(change, { readAll, updateOne, now }, patch));
    },
    remove: async (id, version) => {
      await updateOne(id, (stored) => removedRecord(stored, version, now()));
    },
    sweep,
    restore: async (id) => publicFields(await updateOne(id, (stored) => restoredRecord(stored, now()))),
    file: async (id) => {
      const [document, bytes] = await Promise.all([documents.read(id), files.bytes(fileKey(id))]);
      const picture = document && !isIncomplete(document) ? pictureOf(document) : undefined;
      if (!picture?.type || !bytes) return undefined;
      return { type: picture.type, bytes, isHidden: isClosed(picture) };
    },
  };
}

/** Whether a picture can never be shown again. */
function isOver(document: Document, now: number): boolean {
  const picture = pictureOf(document);
  if (!picture) return false;
  return isIncomplete(document)
    ? Date.parse(picture.added ?? '') + abandonedMs < now
    : isExpired(picture, now);
}

function recordOf(
  { id, type, width, height, bytes, texts, pending, ofPage }: NewPicture,
  index: number,
  now: number,
): PictureRecord {
  const file = { url: `/api/cloudinary/${id}`, width, height, bytes: bytes.length, type };
  return {
    ...{ id, ...file, ...texts, ...(pending && { pending }), ...(ofPage && { ofPage }) },
    ...{ added: new Date(now).toISOString(), rank: newRank(now, index) },
  };
}
