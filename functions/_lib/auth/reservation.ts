import type { Store } from '@netlify/blobs';
import { delayAmong, oneMore, readAttempts, secondsToWait } from './attempts.ts';
import { callerName } from '../http/caller.ts';
import { updateRecord } from '../storage/updateRecord.ts';
import { keyWithExpiry, removeExpired } from '../storage/expiry.ts';
import { tooMany } from '../http/problemError.ts';
import { open } from '../storage/stores.ts';

/** Counts are kept by half days, the present one and the one before it: none for longer than a day. */
const half = 12 * 3_600_000;
const minute = 60_000;

/** A password that may be evaluated, and is counted as a wrong one. */
export interface Reservation {
  /** How many milliseconds to wait before that; depends on how many try, and on nothing else. */
  delay: number;
  /** Forgets the wrong passwords of the address, after the right one. */
  forgive: () => Promise<void>;
  /** Removes counts that have ended. */
  tidy: () => Promise<void>;
}

/** Counts a try before it is evaluated, so that simultaneous ones are counted, too; 429 when the address must wait. */
export async function reserveAttempt(ip: string, now = Date.now()): Promise<Reservation> {
  const store = open('attempts');
  const name = callerName(ip);
  const present = (Math.floor(now / half) + 2) * half;
  const keys = [keyWithExpiry(present, name), keyWithExpiry(present - half, name)] as const;

  await count(store, keys, now);
  return {
    delay: delayAmong(await countInMinute(store, now)),
    forgive: async () => {
      await Promise.all(keys.map((key) => store.delete(key)));
    },
    tidy: () => removeExpired(store, now),
  };
}

async function count(store: Store, [key, earlier]: readonly [string, string], now: number): Promise<void> {
  const before: unknown = await store.get(earlier, { type: 'json' });
  const counted = await updateRecord(store, key, (kept) => {
    const known = readAttempts(kept) ?? readAttempts(before);
    const wait = secondsToWait(known, now);
    if (wait > 0) throw tooMany(wait);
    return oneMore(known, now);
  });
  // So many at once from one address that this one never got its turn.
  if (!counted) throw tooMany(1);
}

/** Which one this is in the present minute, over all addresses; among too many to be counted, one that waits longest. */
async function countInMinute(store: Store, now: number): Promise<number> {
  const key = keyWithExpiry(now + minute, `all-${Math.floor(now / minute)}`);
  const counted = await updateRecord(store, key, (kept) => oneMore(readAttempts(kept), now));
  return counted?.count ?? Infinity;
}
