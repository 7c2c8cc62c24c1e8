import pLimit from 'p-limit';
import { restorableDays } from '../config/stores.ts';
import { dayMs, hourMs } from '../config/time.ts';
import type { BlobStore } from './blobStore.ts';

/** Time within which a deleted record can be restored, in milliseconds. */
const restorableMs = restorableDays * dayMs;

/** Whether a record that was deleted at an instant can no longer be restored. */
export const isExpired = (deleted: string, now: number): boolean => Date.parse(deleted) + restorableMs < now;

/** A key that begins with the hour of expiry, counted from 1970. So a list of keys is enough to find expired records. */
export function keyWithExpiry(expiresAt: number, name: string): string {
  return `${Math.ceil(expiresAt / hourMs)}/${name}`;
}

/** Most records that a request deletes after its answer; the daily run deletes the rest (`functions/dailyTidy.ts`). */
const mostPerRequest = 50;

/** Calls at the same time. */
const deletedAtOnce = 50;

/** Deletes expired records but those to keep, the oldest first, and looks at `most`. Leaves keys alone that `keyWithExpiry` has not made. */
export async function removeExpired(
  store: Pick<BlobStore, 'list' | 'delete'>,
  {
    now = Date.now(),
    most = mostPerRequest,
    isKept = (): Promise<boolean> => Promise.resolve(false),
  }: RemoveOptions = {},
): Promise<void> {
  const { directories } = await store.list({ directories: true });
  const expired = directories.map((name) => Number.parseInt(name)).filter((until) => until * hourMs <= now);
  let left = most;
  for (const until of expired.sort((one, other) => one - other)) {
    if (left <= 0) return;
    const { blobs } = await store.list({ prefix: `${until}/` });
    const found = blobs.slice(0, left);
    left -= found.length;
    await pLimit(deletedAtOnce).map(found, async ({ key }) => {
      if (!(await isKept(key))) await store.delete(key);
    });
  }
}

interface RemoveOptions {
  /** In milliseconds since 1970. */
  now?: number;
  most?: number;
  isKept?: (key: string) => Promise<boolean>;
}
