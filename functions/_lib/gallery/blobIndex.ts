import type { Store } from '@netlify/blobs';
import * as z from 'zod';
import { indexKey, listPrefix, recordKey, recordPrefix } from '../../../src/config/stores.ts';
import { type PictureRecord, pictureRecord } from '../../../src/contracts/pictureRecord.ts';
import { readRecord } from '../storage/record.ts';

/** The list of all records, each with the etag under which it was read. */
const entry = z.object({ etag: z.string(), picture: pictureRecord });
type Entry = z.infer<typeof entry>;

interface Index {
  etag: string | undefined;
  /** Nothing where there is no list, or a broken one. */
  entries: Entry[] | undefined;
}

/** So often others may be first; each of them has brought the list further. */
const tries = 100;

/** What was read last, for as long as the list has not changed since. */
let remembered: { etag: string; entries: Entry[] } | undefined;

/** The list with this etag, as it was written last. */
export async function readIndex(store: Store, etag: string | undefined): Promise<Index> {
  if (etag !== undefined && remembered?.etag === etag) return remembered;
  const { data } = z.array(entry).safeParse(etag && (await readRecord(store, indexKey)));
  if (etag !== undefined && data) remembered = { etag, entries: data };
  return { etag, entries: data };
}

/**
 * Brings the list up to the records. It ends only when what stands there is what the records say, so that of simultaneous changes
 * none is lost, whoever wrote last. Only records that have changed are read.
 */
export async function refreshIndex(store: Store): Promise<PictureRecord[]> {
  for (let left = tries; left > 0; left--) {
    const { etag, entries } = await readIndex(store, await indexEtag(store));
    const fresh = await upToDate(store, entries ?? []);
    if (entries && isSame(fresh, entries)) return picturesOf(fresh);
    await store.setJSON(indexKey, fresh, etag === undefined ? { onlyIfNew: true } : { onlyIfMatch: etag });
  }
  throw new Error('The list of pictures cannot be written.');
}

const lists = new WeakMap<readonly Entry[], PictureRecord[]>();

/** The pictures of a list; the same array for the same list, so that what is made of it can be remembered, too. */
export function picturesOf(entries: readonly Entry[]): PictureRecord[] {
  const pictures = lists.get(entries) ?? entries.map(({ picture }) => picture);
  lists.set(entries, pictures);
  return pictures;
}

async function indexEtag(store: Store): Promise<string | undefined> {
  const { blobs } = await store.list({ prefix: listPrefix });
  return blobs.find(({ key }) => key === indexKey)?.etag;
}

async function upToDate(store: Store, entries: readonly Entry[]): Promise<Entry[]> {
  const known = new Map(entries.map((each) => [each.picture.id, each]));
  const { blobs } = await store.list({ prefix: recordPrefix });
  const fresh = blobs.map(async ({ key, etag }) => {
    const found = known.get(key.slice(recordPrefix.length));
    return found?.etag === etag ? found : readEntry(store, key, etag);
  });
  return (await Promise.all(fresh)).filter((each) => each !== undefined);
}

/** A record as it is now; its etag is that of the list, so that a later one is noticed. */
async function readEntry(store: Store, key: string, etag: string): Promise<Entry | undefined> {
  const { data } = pictureRecord.safeParse(await readRecord(store, key));
  return data && recordKey(data.id) === key ? { etag, picture: data } : undefined;
}

function isSame(one: readonly Entry[], other: readonly Entry[]): boolean {
  const etags = new Map(other.map(({ etag, picture }) => [picture.id, etag]));
  return one.length === other.length && one.every(({ etag, picture }) => etags.get(picture.id) === etag);
}
