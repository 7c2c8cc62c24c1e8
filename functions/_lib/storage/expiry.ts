import type { Store } from '@netlify/blobs';

const hour = 3_600_000;

/** A key that begins with the hour, counted from 1970, after which the record may go: what has ended is found without reading it. */
export function keyWithExpiry(end: number, name: string): string {
  return `${Math.ceil(end / hour)}/${name}`;
}

/** Removes the records whose hour has come; for stores whose keys are all made by `keyWithExpiry`. */
export async function removeExpired(store: Store, now = Date.now()): Promise<void> {
  const { directories } = await store.list({ directories: true });
  const ended = directories.map((name) => Number.parseInt(name)).filter((until) => until * hour <= now);
  const lists = await Promise.all(ended.map((until) => store.list({ prefix: `${until}/` })));
  await Promise.all(lists.flatMap(({ blobs }) => blobs.map(({ key }) => store.delete(key))));
}
