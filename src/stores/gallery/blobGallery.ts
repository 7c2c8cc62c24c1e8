import { fileKey } from '../../config/stores.ts';
import { newRank, type PictureRecord } from '../../records/gallery/pictureRecord.ts';
import type { StoredPicture } from '../../records/gallery/storedPicture.ts';
import { BlobStore } from '../blobStore.ts';
import type { Document } from '../documents.ts';
import { untilWritten } from '../record.ts';
import { StoreError } from '../storeError.ts';
import type { Gallery, NewPicture } from './gallery.ts';
import { begun, isIncomplete, pictureDocuments, pictureOf, picturesOf } from './pictureDocuments.ts';
import {
  isExpired,
  publicFields,
  removedRecord,
  stillThere,
  updatedRecord,
  versionOf,
  visiblePictures,
} from './storedRecord.ts';

/** Age from which an incomplete picture counts as abandoned, in milliseconds: twice the lifetime of a function. */
const abandonedMs = 120_000;

/**
 * The embedded gallery: a picture is a record and a file. The record is written first and marked as incomplete until the file is there, so
 * that a server that is killed leaves nothing that is shown or forgotten.
 */
export function blobGallery(now: () => number = Date.now): Gallery {
  const documents = pictureDocuments();
  const files = new BlobStore('pictures');

  /** Reads every picture, and deletes for good those that were removed long ago or abandoned before they were complete. */
  const readAll = async (): Promise<PictureRecord[]> => {
    const { items } = await documents.listStored();
    const gone = items.filter((document) => isOver(document, now()));
    await Promise.all(
      gone.map(async ({ id }) => {
        await files.delete(fileKey(id));
        await documents.erase(id);
      }),
    );
    return picturesOf({ items: items.filter((document) => !gone.includes(document)), leftOut: [] }).items;
  };

  const updateOne = (id: string, decide: (stored: PictureRecord) => PictureRecord): Promise<PictureRecord> =>
    untilWritten(async () => {
      const document = await documents.read(id);
      const stored = document && !isIncomplete(document) && pictureOf(document);
      if (!stored) throw new StoreError('not-found');
      const { deleted, ...fields } = decide(stored);
      const isWritten = await documents.replace(document, { fields, deleted });
      return isWritten ? { ...fields, ...(deleted && { deleted }) } : undefined;
    });

  const add = (record: PictureRecord, bytes: Blob): Promise<StoredPicture> =>
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
    add: (pictures) => {
      const moment = now();
      const added = pictures.map((picture, index) =>
        add(recordOf(picture, index, moment), new Blob([picture.bytes])),
      );
      return Promise.allSettled(added);
    },
    update: async (id, version, changes) => {
      const others = changes.place === undefined ? [] : await readAll();
      return publicFields(
        await updateOne(id, (stored) => updatedRecord(stored, changes, version, others, now())),
      );
    },
    remove: async (id, version) =>
      versionOf(await updateOne(id, (stored) => removedRecord(stored, version, now()))),
    file: async (id) => {
      const [document, bytes] = await Promise.all([documents.read(id), files.bytes(fileKey(id))]);
      const picture = document && !isIncomplete(document) && pictureOf(document);
      return picture && !picture.deleted && bytes ? { type: picture.type, bytes } : undefined;
    },
  };
}

/** Whether a picture can never be shown again. */
function isOver(document: Document, now: number): boolean {
  const picture = pictureOf(document);
  if (!picture) return false;
  return isIncomplete(document) ? Date.parse(picture.added) + abandonedMs < now : isExpired(picture, now);
}

function recordOf(
  { id, type, width, height, bytes, texts }: NewPicture,
  index: number,
  now: number,
): PictureRecord {
  const file = { url: `/api/cloudinary/${id}`, width, height, bytes: bytes.length, type };
  return { id, ...file, ...texts, added: new Date(now).toISOString(), rank: newRank(now, index) };
}
