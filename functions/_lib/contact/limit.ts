import * as z from 'zod';
import { messagesPerHour } from '../../../src/config/contact.ts';
import { callerName } from '../http/caller.ts';
import { updateRecord } from '../storage/updateRecord.ts';
import { keyWithExpiry, removeExpired } from '../storage/expiry.ts';
import { setting } from '../env.ts';
import { tooMany } from '../http/problemError.ts';
import { open } from '../storage/stores.ts';

const hour = 3_600_000;
const count = z.int().min(0).catch(0);

/**
 * Counts one more message of an address; 429 above the limit, until the hour ends. Counts are gone after the next one. Without
 * a secret no address could be kept so that nobody reads it; then only the host's own limit holds.
 */
export async function countMessage(ip: string, now = Date.now()): Promise<void> {
  if (!setting('SESSION_SECRET')) return;
  const store = open('attempts');
  const end = (Math.floor(now / hour) + 1) * hour;
  const counted = await updateRecord(store, keyWithExpiry(end, `contact-${callerName(ip)}`), (kept) => {
    const before = count.parse(kept);
    if (before >= messagesPerHour) throw tooMany((end - now) / 1000);
    return before + 1;
  });
  // So many at once from one address that this one never got its turn.
  if (counted === undefined) throw tooMany(1);
  await removeExpired(store, now);
}
