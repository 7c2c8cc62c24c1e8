import { setTimeout as pause } from 'node:timers/promises';
import { BlobStore } from '../blobStore.ts';
import { readWithCondition } from '../record.ts';
import { StoreError } from '../storeError.ts';

/** Lifetime of a lock whose function has been stopped, in milliseconds: that of a function. */
const leaseMs = 60_000;

/** Pause before another attempt to lock, and the time after which a caller gives up, in milliseconds. */
const pauseMs = 100;
const waitMs = 10_000;

/**
 * Runs `work` while no other function holds the lock of this name: the id of a picture, or the order of all. It is a record of the embedded
 * store, which has conditional writes. 409 when others hold it for too long.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const store = new BlobStore('pictures');
  const key = `locks/${name}`;
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
