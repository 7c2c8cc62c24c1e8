import * as z from 'zod/mini';
import { messagesPerHour } from '../../../src/config/contact.ts';
import { hourMs } from '../../../src/config/time.ts';
import { callerName } from '../http/caller.ts';
import { keyWithExpiry } from '../../../src/stores/expiry.ts';
import { updateRecord } from '../../../src/stores/record.ts';
import { setting } from '../env.ts';
import { tooMany } from '../http/problemError.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';

const count = z.catch(z.int().check(z.minimum(0)), 0);

/**
 * Counts one more message of an address; 429 above the limit, until the hour ends. Without a secret no address can be stored as HMAC; then
 * only the host's own limit holds.
 */
export async function countMessage(ip: string, now = Date.now()): Promise<void> {
  if (!setting('SESSION_SECRET')) return;
  const store = new BlobStore('attempts');
  const expiresAt = (Math.floor(now / hourMs) + 1) * hourMs;
  const counted = await updateRecord(
    store,
    keyWithExpiry(expiresAt, `contact-${callerName(ip)}`),
    (stored) => {
      const before = count.parse(stored);
      if (before >= messagesPerHour) throw tooMany((expiresAt - now) / 1000);
      return before + 1;
    },
  );
  // Too many simultaneous messages of one address: this one lost every write conflict.
  if (counted === undefined) throw tooMany(1);
}
