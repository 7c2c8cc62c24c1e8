import type { Store } from '@netlify/blobs';

/** Who loses this often in a row is one of very many. */
const tries = 6;

/**
 * Changes a record in JSON so that of simultaneous changes none is lost: reads it, decides (`undefined` when there is none yet), and
 * writes only if nobody has written since, else begins anew. Returns what was written, or nothing when others always were first.
 */
export async function updateRecord<Kept>(
  store: Store,
  key: string,
  decide: (kept: unknown) => Kept,
): Promise<Kept | undefined> {
  for (let left = tries; left > 0; left--) {
    const { kept, condition } = await read(store, key);
    const next = decide(kept);
    const { modified } = await store.setJSON(key, next, condition);
    if (modified) return next;
  }
  return undefined;
}

async function read(store: Store, key: string) {
  const found = await store.getWithMetadata(key, { type: 'json' });
  if (!found) return { kept: undefined, condition: { onlyIfNew: true } as const };
  if (found.etag) return { kept: found.data as unknown, condition: { onlyIfMatch: found.etag } };
  return readOnDisk(store, key);
}

/** There only a list tells the etag. It is read first, so that it is never newer than what is read with it. */
async function readOnDisk(store: Store, key: string) {
  const { blobs } = await store.list({ prefix: key });
  const etag = blobs.find((blob) => blob.key === key)?.etag ?? 'gone';
  const kept = (await store.get(key, { type: 'json' })) as unknown;
  return { kept, condition: { onlyIfMatch: etag } };
}
