import type { Store } from '@netlify/blobs';
import { fileKey, indexKey, listPrefix, recordKey } from '../../../src/config/stores.ts';
import { type PictureRecord, pictureRecord } from '../../../src/contracts/pictureRecord.ts';
import { updateRecord } from '../storage/updateRecord.ts';
import { coalesce } from '../storage/coalesce.ts';
import { ProblemError } from '../http/problemError.ts';
import { open } from '../storage/stores.ts';
import { picturesOf, readIndex, refreshIndex } from './blobIndex.ts';
import { abandoned, begin, repair } from './blobJournal.ts';
import { changed, isOver, published, removed, shown } from './storedRecord.ts';
import { newRank } from '../../../src/contracts/pictureRank.ts';
import type { Gallery, NewPicture } from './store.ts';

/** The embedded gallery: each picture is a file and, once the file is whole, a record; the record alone says that there is a picture. */
export function blobGallery(now: () => number = Date.now): Gallery {
  const store = open('pictures');

  /** Changes one record, then the list. */
  const change = async (
    id: string,
    decide: (kept: PictureRecord) => PictureRecord,
  ): Promise<PictureRecord> => {
    const end = await begin(store, [id], now());
    try {
      const next = await updateRecord(store, recordKey(id), (kept) => decide(known(kept)));
      if (!next) throw new ProblemError('conflict');
      await settle(store, now());
      return next;
    } finally {
      await end();
    }
  };

  return {
    list: async (part) => shown(await everything(store, now()), part),
    add: async (pictures) => {
      const moment = now();
      const kept = pictures.map((picture, index) => recordOf(picture, index, moment));
      const end = await begin(
        store,
        kept.map(({ id }) => id),
        now(),
      );
      const outcomes = await Promise.allSettled(
        kept.map((record, index) => keep(store, record, pictures[index]?.bytes)),
      );
      await settle(store, now());
      // What failed stays marked, until its remains are cleared away.
      if (outcomes.every(({ status }) => status === 'fulfilled')) await end();
      return outcomes;
    },
    change: async (id, wish) => {
      const others = wish.place === undefined ? [] : await everything(store, now());
      return published(await change(id, (kept) => changed(kept, wish, others, now())));
    },
    remove: async (id) => {
      await change(id, (kept) => removed(kept, now()));
    },
    file: async (id) => {
      const [record, bytes] = await Promise.all([
        store.get(recordKey(id), { type: 'json' }) as Promise<unknown>,
        store.get(fileKey(id), { type: 'arrayBuffer' }) as Promise<ArrayBuffer | null>,
      ]);
      const { data } = pictureRecord.safeParse(record);
      return data && !data.deleted && bytes ? { type: data.type, bytes } : undefined;
    },
  };
}

/** The list as it stands, and the changes that have begun: one look for all who ask at the same time. */
const look = coalesce(async () => {
  const store = open('pictures');
  const { blobs } = await store.list({ prefix: listPrefix });
  const { entries } = await readIndex(store, blobs.find(({ key }) => key === indexKey)?.etag);
  return { keys: blobs.map(({ key }) => key), entries };
});
/** Brings the list up to the records as they are when it is asked for, once for all who have changed one meanwhile. */
const freshList = coalesce(() => refreshIndex(open('pictures')));

/** Every record, by one look at the store, unless the list has changed or a change was abandoned. */
async function everything(store: Store, now: number): Promise<PictureRecord[]> {
  const { keys, entries } = await look();
  const left = abandoned(keys, now);
  if (left.length > 0) return repair(store, left);
  return entries ? picturesOf(entries) : freshList();
}

/** Brings the list up to the records, and lets go for good what was removed long ago. */
async function settle(store: Store, now: number): Promise<void> {
  const over = (await freshList()).filter((picture) => isOver(picture, now));
  if (over.length === 0) return;
  await Promise.all(over.flatMap(({ id }) => [store.delete(recordKey(id)), store.delete(fileKey(id))]));
  await freshList();
}

function recordOf(
  { id, type, width, height, bytes, texts }: NewPicture,
  index: number,
  now: number,
): PictureRecord {
  const file = { url: `/api/cloudinary/${id}`, width, height, bytes: bytes.length, type };
  return { id, ...file, ...texts, added: new Date(now).toISOString(), rank: newRank(now, index) };
}

async function keep(store: Store, record: PictureRecord, bytes = Buffer.alloc(0)) {
  await store.set(fileKey(record.id), new Blob([bytes]));
  await store.setJSON(recordKey(record.id), record);
  return published(record);
}

function known(kept: unknown): PictureRecord {
  const { data } = pictureRecord.safeParse(kept);
  if (!data) throw new ProblemError('not-found');
  return data;
}
