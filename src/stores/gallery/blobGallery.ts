import { fileKey, recordKey } from '../../config/stores.ts';
import { newRank, type PictureRecord, pictureRecord } from '../../records/pictureRecord.ts';
import type { StoredPicture } from '../../records/storedPicture.ts';
import { ProblemError } from '../../../functions/_lib/http/problemError.ts';
import { coalesce } from './coalesce.ts';
import { readRecord, updateRecord } from '../record.ts';
import { BlobStore } from '../blobStore.ts';
import { indexKey, listPrefix, picturesOf, readIndex, refreshIndex } from './blobIndex.ts';
import { abandonedMarkers, markPending, repair } from './blobJournal.ts';
import {
  isExpired,
  publicFields,
  removedRecord,
  stillThere,
  updatedRecord,
  versionOf,
  visiblePictures,
} from './storedRecord.ts';
import type { Gallery, NewPicture } from './gallery.ts';

/**
 * The embedded gallery: a picture is a file and, once the file is complete, a record. The record alone says that the picture exists.
 */
export function blobGallery(now: () => number = Date.now): Gallery {
  const store = new BlobStore('pictures');

  /** Updates one record, then the list. */
  const updateOne = async (
    id: string,
    decide: (stored: PictureRecord) => PictureRecord,
  ): Promise<PictureRecord> => {
    const unmark = await markPending(store, [id], now());
    try {
      const next = await updateRecord(store, recordKey(id), (stored) => decide(parseRecord(stored)));
      if (!next) throw new ProblemError('conflict');
      await settle(store, now());
      return next;
    } finally {
      await unmark();
    }
  };

  return {
    list: async (part) => visiblePictures(await readAll(store, now()), part),
    add: async (pictures) => {
      const moment = now();
      const records = pictures.map((picture, index) => recordOf(picture, index, moment));
      const ids = records.map(({ id }) => id);
      const unmark = await markPending(store, ids, now());
      const outcomes = await Promise.allSettled(
        records.map((record, index) => write(store, record, pictures[index]?.bytes)),
      );
      await settle(store, now());
      // A failed picture stays marked until `repair` has deleted its file.
      if (outcomes.every(({ status }) => status === 'fulfilled')) await unmark();
      return outcomes;
    },
    update: async (id, version, changes) => {
      const others = changes.place === undefined ? [] : await readAll(store, now());
      return publicFields(
        await updateOne(id, (stored) => updatedRecord(stored, changes, version, others, now())),
      );
    },
    remove: async (id, version) =>
      versionOf(await updateOne(id, (stored) => removedRecord(stored, version, now()))),
    file: async (id) => {
      const [record, bytes] = await Promise.all([
        store.get(recordKey(id), { type: 'json' }),
        store.get(fileKey(id), { type: 'arrayBuffer' }),
      ]);
      const { data } = pictureRecord.safeParse(record);
      return data && !data.deleted && bytes ? { type: data.type, bytes } : undefined;
    },
  };
}

/** Coalesces concurrent reads of the list and of the pending markers. */
const readList = coalesce(async () => {
  const store = new BlobStore('pictures');
  const { blobs } = await store.list({ prefix: listPrefix });
  const { entries } = await readIndex(store, blobs.find(({ key }) => key === indexKey)?.etag);
  return { keys: blobs.map(({ key }) => key), entries };
});
/** Coalesces concurrent refreshes of the list. */
const refreshList = coalesce(() => refreshIndex(new BlobStore('pictures')));

/** Reads every record by one call of the store, unless the list has changed or a change was abandoned. */
async function readAll(store: BlobStore, now: number): Promise<PictureRecord[]> {
  const { keys, entries } = await readList();
  const abandoned = abandonedMarkers(keys, now);
  if (abandoned.length > 0) return repair(store, abandoned);
  return entries ? picturesOf(entries) : refreshList();
}

/** Refreshes the list, and deletes for good pictures that were removed long ago. */
async function settle(store: BlobStore, now: number): Promise<void> {
  const expired = (await refreshList()).filter((picture) => isExpired(picture, now));
  if (expired.length === 0) return;
  await Promise.all(expired.flatMap(({ id }) => [store.delete(recordKey(id)), store.delete(fileKey(id))]));
  await refreshList();
}

function recordOf(
  { id, type, width, height, bytes, texts }: NewPicture,
  index: number,
  now: number,
): PictureRecord {
  const file = { url: `/api/cloudinary/${id}`, width, height, bytes: bytes.length, type };
  return { id, ...file, ...texts, added: new Date(now).toISOString(), rank: newRank(now, index) };
}

async function write(store: BlobStore, record: PictureRecord, bytes = Buffer.alloc(0)) {
  const known = await readKnown(store, record.id);
  if (known) return known;
  await store.set(fileKey(record.id), new Blob([bytes]));
  if ((await store.setJSON(recordKey(record.id), record, { onlyIfNew: true })).modified)
    return publicFields(record);
  const written = await readKnown(store, record.id);
  if (!written) throw new ProblemError('conflict');
  return written;
}

/** The picture that an earlier attempt has added; 410 where it has been removed since. */
async function readKnown(store: BlobStore, id: string): Promise<StoredPicture | undefined> {
  const { data } = pictureRecord.safeParse(await readRecord(store, recordKey(id)));
  return data && stillThere(data);
}

function parseRecord(stored: unknown): PictureRecord {
  const { data } = pictureRecord.safeParse(stored);
  if (!data) throw new ProblemError('not-found');
  return data;
}
