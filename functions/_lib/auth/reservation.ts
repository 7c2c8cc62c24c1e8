import { delayAmong, oneMore, readAttempts, secondsToWait } from './attempts.ts';
import { hourMs } from '../../../src/config/time.ts';
import { callerName } from '../http/caller.ts';
import { keyWithExpiry, removeExpired } from '../../../src/stores/expiry.ts';
import { readRecord, updateRecord } from '../../../src/stores/record.ts';
import { tooMany } from '../http/problemError.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';

/** Attempts are counted by half days, the present one and the one before it. So no count is stored longer than a day. */
const half = 12 * hourMs;
const minute = 60_000;

/** The right to evaluate one password, which is already counted as a wrong one. */
export interface Reservation {
  /** Milliseconds to wait before the evaluation; depends on the number of attempts only. */
  delay: number;
  /** Deletes the counts of the address, after the right password. */
  forgive: () => Promise<void>;
  /** Deletes expired counts. */
  removeExpired: () => Promise<void>;
}

/** Counts an attempt before it is evaluated, so that simultaneous attempts are counted too; 429 when the address must wait. */
export async function reserveAttempt(ip: string, now = Date.now()): Promise<Reservation> {
  const store = new BlobStore('attempts');
  const name = callerName(ip);
  const present = (Math.floor(now / half) + 2) * half;
  const keys = [keyWithExpiry(present, name), keyWithExpiry(present - half, name)] as const;

  await count(store, keys, now);
  return {
    delay: delayAmong(await countInMinute(store, now)),
    forgive: async () => {
      await Promise.all(keys.map((key) => store.delete(key)));
    },
    removeExpired: () => removeExpired(store, { now }),
  };
}

async function count(
  store: BlobStore,
  [key, earlier]: readonly [string, string],
  now: number,
): Promise<void> {
  const before = await readRecord(store, earlier);
  const counted = await updateRecord(store, key, (stored) => {
    const known = readAttempts(stored) ?? readAttempts(before);
    const wait = secondsToWait(known, now);
    if (wait > 0) throw tooMany(wait);
    return oneMore(known, now);
  });
  // Too many simultaneous attempts of one address: this one lost every write conflict.
  if (!counted) throw tooMany(1);
}

/** The number of attempts in this minute over all addresses; infinite after too many write conflicts. */
async function countInMinute(store: BlobStore, now: number): Promise<number> {
  const key = keyWithExpiry(now + minute, `all-${Math.floor(now / minute)}`);
  const counted = await updateRecord(store, key, (stored) => oneMore(readAttempts(stored), now));
  return counted?.count ?? Infinity;
}
