import * as z from 'zod/mini';
import { recordKey, recordPrefix } from '../../config/stores.ts';
import { type PictureRecord, pictureRecord } from '../../records/pictureRecord.ts';
import { readRecord } from '../record.ts';
import type { BlobStore } from '../blobStore.ts';

/** The list and its pending markers, found by one call. */
export const listPrefix = 'list/';
export const indexKey = `${listPrefix}index`;

/** A record in the list, with the etag under which it was read. */
const entry = z.object({ etag: z.string(), picture: pictureRecord });
type Entry = z.infer<typeof entry>;

interface Index {
  etag: string | undefined;
  /** `undefined` where there is no list, or a broken one. */
  entries: Entry[] | undefined;
}

/** Maximum number of write-conflict retries; each conflict means that another call has refreshed the list. */
const maxAttempts = 100;

/** The list as it was read last; valid as long as its etag is. */
let cached: { etag: string; entries: Entry[] } | undefined;

/** Reads the list with this etag. */
export async function readIndex(store: BlobStore, etag: string | undefined): Promise<Index> {
  if (etag !== undefined && cached?.etag === etag) return cached;
  const { data } = z.array(entry).safeParse(etag && (await readRecord(store, indexKey)));
  if (etag !== undefined && data) cached = { etag, entries: data };
  return { etag, entries: data };
}

/**
 * Refreshes the list from the records. It returns only when the list equals the records, so that no simultaneous change is lost. Only
 * changed records are read.
 */
export async function refreshIndex(store: BlobStore): Promise<PictureRecord[]> {
  for (let left = maxAttempts; left > 0; left--) {
    const { etag, entries } = await readIndex(store, await indexEtag(store));
    const fresh = await upToDate(store, entries ?? []);
    if (entries && isSame(fresh, entries)) return picturesOf(fresh);
    await store.setJSON(indexKey, fresh, etag === undefined ? { onlyIfNew: true } : { onlyIfMatch: etag });
  }
  throw new Error('The list of pictures cannot be written.');
}

const lists = new WeakMap<readonly Entry[], PictureRecord[]>();

/** The pictures of a list; always the same array for the same list, so that callers can cache by it. */
export function picturesOf(entries: readonly Entry[]): PictureRecord[] {
  const pictures = lists.get(entries) ?? entries.map(({ picture }) => picture);
  lists.set(entries, pictures);
  return pictures;
}

async function indexEtag(store: BlobStore): Promise<string | undefined> {
  const { blobs } = await store.list({ prefix: listPrefix });
  return blobs.find(({ key }) => key === indexKey)?.etag;
}

async function upToDate(store: BlobStore, entries: readonly Entry[]): Promise<Entry[]> {
  const known = new Map(entries.map((each) => [each.picture.id, each]));
  const { blobs } = await store.list({ prefix: recordPrefix });
  const fresh = blobs.map(async ({ key, etag }) => {
    const found = known.get(key.slice(recordPrefix.length));
    return found?.etag === etag ? found : readEntry(store, key, etag);
  });
  return (await Promise.all(fresh)).filter((each) => each !== undefined);
}

/** Reads a record. It gets the etag that the list of keys gave, so that a later change is noticed. */
async function readEntry(store: BlobStore, key: string, etag: string): Promise<Entry | undefined> {
  const { data } = pictureRecord.safeParse(await readRecord(store, key));
  return data && recordKey(data.id) === key ? { etag, picture: data } : undefined;
}

function isSame(one: readonly Entry[], other: readonly Entry[]): boolean {
  const etags = new Map(other.map(({ etag, picture }) => [picture.id, etag]));
  return one.length === other.length && one.every(({ etag, picture }) => etags.get(picture.id) === etag);
}
