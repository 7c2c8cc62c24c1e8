import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { fileKey, recordKey } from '../../config/stores.ts';
import type { PictureRecord } from '../../records/pictureRecord.ts';
import type { BlobStore } from '../blobStore.ts';
import { listPrefix, refreshIndex } from './blobIndex.ts';

/** A marker of a change in progress, with its start in milliseconds; it is deleted when the list is up to date. */
export const pendingPrefix = `${listPrefix}pending/`;

/** Age from which a pending change counts as abandoned, in milliseconds: twice the lifetime of a function. */
const abandonedMs = 120_000;

const ids = z.catch(z.array(z.string()), []);

/** Writes a pending marker for these pictures; returns a function that deletes it. */
export async function markPending(
  store: BlobStore,
  pictures: readonly string[],
  now: number,
): Promise<() => Promise<void>> {
  const key = `${pendingPrefix}${now}-${randomUUID()}`;
  await store.setJSON(key, pictures);
  return () => store.delete(key);
}

/** The keys of markers that were never deleted, because a server was killed for example. */
export function abandonedMarkers(keys: readonly string[], now: number): string[] {
  return keys.filter(
    (key) => key.startsWith(pendingPrefix) && parseInt(key.slice(pendingPrefix.length)) + abandonedMs < now,
  );
}

/** Completes abandoned changes: a picture whose record was written comes into the list; a file without a record is deleted. */
export async function repair(store: BlobStore, keys: readonly string[]): Promise<PictureRecord[]> {
  const pending = await Promise.all(
    keys.map(async (key) => ids.parse(await store.get(key, { type: 'json' }))),
  );
  await Promise.all(pending.flat().map((id) => deleteOrphan(store, id)));
  const pictures = await refreshIndex(store);
  await Promise.all(keys.map((key) => store.delete(key)));
  return pictures;
}

async function deleteOrphan(store: BlobStore, id: string): Promise<void> {
  const { blobs } = await store.list({ prefix: recordKey(id) });
  if (blobs.length === 0) await store.delete(fileKey(id));
}
