import { unattendedDays } from '../../../src/config/contact.ts';
import { dayMs, hourMs } from '../../../src/config/time.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { problemOf } from '../http/problemError.ts';

/** Holds the instant at which somebody of the band last looked; no key with an expiry is like it. */
const key = 'looked';

const open = () => new BlobStore('sessions');

/** Notes that somebody of the band logs in or reads the inbox; at most once an hour. Never throws. */
export async function noteLook(now = Date.now()): Promise<void> {
  try {
    const before = Date.parse((await open().text(key)) ?? '');
    if (!(before > now - hourMs)) await open().set(key, new Date(now).toISOString());
  } catch (error) {
    problemOf(error);
  }
}

/** Begins the count with the first message, where nobody has ever looked. */
export async function noteMessage(now = Date.now()): Promise<void> {
  await open().set(key, new Date(now).toISOString(), { onlyIfNew: true });
}

/** False when nobody of the band has looked for 14 days. Before the first message there was nothing to look at. */
export async function isAttended(now = Date.now()): Promise<boolean> {
  const looked = Date.parse((await open().text(key)) ?? '');
  return !(looked + unattendedDays * dayMs < now);
}
