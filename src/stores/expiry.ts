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

/** Deletes expired records but those to keep. Leaves keys alone that `keyWithExpiry` has not made. */
export async function removeExpired(
  store: Pick<BlobStore, 'list' | 'delete'>,
  now = Date.now(),
  isKept: (key: string) => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  const { directories } = await store.list({ directories: true });
  const expired = directories.map((name) => Number.parseInt(name)).filter((until) => until * hourMs <= now);
  const lists = await Promise.all(expired.map((until) => store.list({ prefix: `${until}/` })));
  const keys = lists.flatMap(({ blobs }) => blobs.map(({ key }) => key));
  await Promise.all(
    keys.map(async (key) => {
      if (!(await isKept(key))) await store.delete(key);
    }),
  );
}
