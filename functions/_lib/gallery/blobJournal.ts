import { randomUUID } from 'node:crypto';
import type { Store } from '@netlify/blobs';
import * as z from 'zod';
import { fileKey, pendingPrefix, recordKey } from '../../../src/config/stores.ts';
import type { PictureRecord } from '../../../src/contracts/pictureRecord.ts';
import { refreshIndex } from './blobIndex.ts';

/** No function lives longer than a minute; what began before twice that will not go on, in milliseconds. */
const patience = 120_000;

const ids = z.array(z.string()).catch([]);

/** Says that these pictures are being changed; the answer unsays it, once the list holds what was done. */
export async function begin(
  store: Store,
  pictures: readonly string[],
  now: number,
): Promise<() => Promise<void>> {
  const key = `${pendingPrefix}${now}-${randomUUID()}`;
  await store.setJSON(key, pictures);
  return () => store.delete(key);
}

/** The changes among these keys that were begun and never ended, as when a server was killed. */
export function abandoned(keys: readonly string[], now: number): string[] {
  return keys.filter(
    (key) => key.startsWith(pendingPrefix) && parseInt(key.slice(pendingPrefix.length)) + patience < now,
  );
}

/** Ends what was abandoned: a picture whose record was written stays and comes into the list; a file without one goes. */
export async function repair(store: Store, keys: readonly string[]): Promise<PictureRecord[]> {
  const begun = await Promise.all(keys.map(async (key) => ids.parse(await store.get(key, { type: 'json' }))));
  await Promise.all(begun.flat().map((id) => dropOrphan(store, id)));
  const pictures = await refreshIndex(store);
  await Promise.all(keys.map((key) => store.delete(key)));
  return pictures;
}

async function dropOrphan(store: Store, id: string): Promise<void> {
  const { blobs } = await store.list({ prefix: recordKey(id) });
  if (blobs.length === 0) await store.delete(fileKey(id));
}
