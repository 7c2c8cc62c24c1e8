import { setTimeout as pause } from 'node:timers/promises';
import { BlobStore } from '../blobStore.ts';
import { readWithCondition } from '../record.ts';
import { StoreError } from '../storeError.ts';

/** Lifetime of a lock whose function has been stopped, in milliseconds: longer than two calls of a service take. */
const leaseMs = 30_000;

/** Pause before another attempt to lock, and the time after which a caller gives up, in milliseconds. */
const pauseMs = 100;
const waitMs = 10_000;

/**
 * Runs `work` while no other function changes the same picture, for a gallery without conditional writes. The lock is a record of the embedded
 * store, which has them. 409 when others hold it for too long.
 */
export async function withPictureLock<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const store = new BlobStore('pictures');
  const key = `locks/${id}`;
  const end = Date.now() + waitMs;
  while (Date.now() < end) {
    const { stored, condition } = await readWithCondition(store, key);
    const isFree = typeof stored !== 'number' || stored <= Date.now();
    if (isFree && (await store.setJSON(key, Date.now() + leaseMs, condition)).modified)
      try {
        return await work();
      } finally {
        await store.delete(key);
      }
    await pause(pauseMs);
  }
  throw new StoreError('conflict');
}
