import { createHash } from 'node:crypto';
import { idLength } from '../config/api.ts';
import { decodePart } from '../config/encodePart.ts';
import { pictureId } from '../records/gallery/storedPicture.ts';
import { builtKinds, deskWords, kinds } from '../records/kinds.ts';
import { isId } from '../records/text.ts';
import type { StoreName } from './blobStore.ts';
import { isRecordId } from './newId.ts';

/** Converts an id and its key, without the prefix, into each other. */
export interface Keys {
  toKey: (id: string) => string;
  toId: (key: string) => string;
}

/** The ids that the contracts of a kind allow, where these are fewer than an address can name. */
const allowed: Partial<Record<string, (id: string) => boolean>> = {
  [kinds.picture.store]: (id) => pictureId.safeParse(id).success,
  ...Object.fromEntries(['venue' as const, ...builtKinds].map((name) => [kinds[name].store, isId])),
};

/** Whether a record is named by this id: in an address of the API, in one of the desk, which has words of its own, and in other records. */
const isPlain = (name: StoreName, id: string): boolean =>
  isRecordId(id) && !/^(?:~|new:)/.test(id) && !deskWords(name).includes(id) && (allowed[name]?.(id) ?? true);

/** Whether an id stands for a key that cannot be one. */
export const isStandIn = (id: string): boolean => /^key-[\da-f]+$/.test(id) && id.length === 4 + idLength;

/** The id of the record under a key. A key of another program that no address can name, such as `a/b`, has a digest that stands for it. */
export function idOfKey(name: StoreName, key: string, { toId, toKey }: Keys): string {
  const id = toId(key);
  if (isPlain(name, id) && toKey(id) === key) return id;
  return `key-${createHash('sha256').update(key).digest('hex').slice(0, idLength)}`;
}

/** Longest key that the store's client calls, in bytes. */
const longestKey = 600;

/**
 * Whether a call of the store reaches a key. Its client writes the key into an address as it is, and an address ends at `?` and `#`, drops
 * spaces at its end, and leaves a folder at `..`: such a call would read or write another key.
 */
export function isReached(key: string): boolean {
  const text = (part: string) => decodePart(part) ?? part;
  const { pathname } = new URL(`http://store/${key}`);
  const leaves = text(key)
    .split('/')
    .some((part) => ['', '.', '..'].includes(part));
  return !leaves && text(pathname) === `/${text(key)}` && Buffer.byteLength(key) <= longestKey;
}
