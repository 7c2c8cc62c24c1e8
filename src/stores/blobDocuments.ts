import pLimit from 'p-limit';
import { BlobStore, type CallLimits, type StoreName } from './blobStore.ts';
import type { Document, Documents } from './documents.ts';
import { idOfKey, isReached, isStandIn, type Keys } from './keys.ts';
import { isBroken, isDeleted, layOver, uncovered, withFilesForBroken, type Files } from './layOver.ts';
import { readRecord, readWithCondition } from './record.ts';

/** Records of a store that are read at the same time. */
const recordsAtOnce = 50;

interface Options {
  /** The repository's records beneath those of the store. */
  files?: Files | undefined;
  limits?: CallLimits | undefined;
  /** Stands before each id in its key, where the store holds more than records. */
  prefix?: string;
  /** Converts an id and the rest of its key into each other, where they differ. */
  keys?: Keys;
}

const sameKeys: Keys = { toKey: (id) => id, toId: (key) => key };

/**
 * The embedded store: one blob per document. Its field `deleted` marks a deleted one, because a blob cannot be deleted on condition. The
 * first change of a file writes a blob under the file's id, which from then on stands for the file. Its field `file` recognises the file
 * under another name.
 */
export function blobDocuments(
  name: StoreName,
  { files, limits, prefix = '', keys = sameKeys }: Options = {},
): Documents {
  const store = new BlobStore(name, limits);
  const idOf = (key: string) => idOfKey(name, key.slice(prefix.length), keys);
  const listKeys = async () => {
    const all = (await store.list({ prefix })).blobs.map(({ key }) => key);
    return { reached: all.filter(isReached), others: all.filter((key) => !isReached(key)) };
  };
  const keyOf = async (id: string) => {
    // Only a key that the store lists is called: none is read from an id that somebody sends.
    const key = isStandIn(id) ? (await listKeys()).reached.find((each) => idOf(each) === id) : undefined;
    return key ?? prefix + keys.toKey(id);
  };
  const readKeys = async (all: readonly string[]): Promise<Document[]> => {
    const documents = await pLimit(recordsAtOnce).map(all, async (key) => {
      const stored = await readRecord(store, key);
      // `null` when it has been erased since it was listed.
      return stored === null ? undefined : documentOf(idOf(key), stored);
    });
    return documents.filter((document) => document !== undefined);
  };
  const listStored = async () => readKeys((await listKeys()).reached);
  const usable = async () => {
    const stored = await listStored();
    return files ? withFilesForBroken(stored, files) : stored;
  };

  const readAll = async () => {
    const { reached, others } = await listKeys();
    const leftOut = others.map((key) => ({ entry: key, reason: 'no call reaches its key' }));
    return { items: await readKeys(reached), leftOut };
  };

  return {
    listStored: readAll,
    listAll: readAll,
    list: async () => {
      const stored = await listStored();
      return files ? layOver(stored, files) : stored.filter((document) => !isDeleted(document));
    },
    listHidden: () => Promise.resolve(undefined),
    listDeleted: async () => (await usable()).filter(isDeleted),
    read: async (id) => {
      const { stored, condition } = await readWithCondition(store, await keyOf(id));
      const document = 'onlyIfMatch' in condition ? documentOf(id, stored) : undefined;
      const isUsable = document && !(files && isBroken(document, files));
      const found = isUsable ? document : (files?.read().find((file) => file.id === id) ?? document);
      return found && { ...found, version: condition };
    },
    create: async (id, fields, { deleted, file, changes } = {}) =>
      (await store.setJSON(await keyOf(id), { ...fields, deleted, file, changes }, { onlyIfNew: true }))
        .modified,
    replace: async (read, { fields, deleted, changes = read.changes }) => {
      const file = read.isFile ? (files?.identityOf?.(read) ?? read.id) : read.file;
      const next = { ...fields, deleted, file, changes };
      return (await store.setJSON(await keyOf(read.id), next, read.version as WriteCondition)).modified;
    },
    erase: async (id) => {
      const key = await keyOf(id);
      const document = documentOf(id, await readRecord(store, key));
      const hidesNone = !files || uncovered([document], files).length === files.read().length;
      if (hidesNone) await store.delete(key);
    },
  };
}

/** The form of a version here: a record over a file is replaced on the same condition, whether it is broken or missing. */
type WriteCondition = Awaited<ReturnType<typeof readWithCondition>>['condition'];

/** A value that is no object becomes a document without fields, which breaks every contract. */
function documentOf(id: string, stored: unknown): Document {
  const { deleted, file, changes, ...fields }: Record<string, unknown> =
    typeof stored === 'object' ? { ...stored } : {};
  return {
    ...{ id, fields },
    ...(typeof deleted === 'string' && { deleted }),
    ...(typeof file === 'string' && { file }),
    ...(Array.isArray(changes) && { changes: changes.map(String) }),
  };
}
