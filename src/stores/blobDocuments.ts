import pLimit from 'p-limit';
import { BlobStore, type CallLimits, type StoreName } from './blobStore.ts';
import type { Document, Documents } from './documents.ts';
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
  keys?: { toKey: (id: string) => string; toId: (key: string) => string };
}

const sameKeys = { toKey: (id: string) => id, toId: (key: string) => key };

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
  const keyOf = (id: string) => prefix + keys.toKey(id);
  const listStored = async (): Promise<Document[]> => {
    const { blobs } = await store.list({ prefix });
    const documents = await pLimit(recordsAtOnce).map(blobs, async ({ key }) => {
      const stored = await readRecord(store, key);
      // `null` when it has been erased since it was listed.
      return stored === null ? undefined : documentOf(keys.toId(key.slice(prefix.length)), stored);
    });
    return documents.filter((document) => document !== undefined);
  };
  const usable = async () => {
    const stored = await listStored();
    return files ? withFilesForBroken(stored, files) : stored;
  };

  const readAll = async () => ({ items: await listStored(), leftOut: [] });

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
      const { stored, condition } = await readWithCondition(store, keyOf(id));
      const document = 'onlyIfMatch' in condition ? documentOf(id, stored) : undefined;
      const isUsable = document && !(files && isBroken(document, files));
      const found = isUsable ? document : (files?.read().find((file) => file.id === id) ?? document);
      return found && { ...found, version: condition };
    },
    create: async (id, fields, { deleted, file, changes } = {}) =>
      (await store.setJSON(keyOf(id), { ...fields, deleted, file, changes }, { onlyIfNew: true })).modified,
    replace: async (read, { fields, deleted, changes = read.changes }) => {
      const file = read.isFile ? (files?.identityOf?.(read) ?? read.id) : read.file;
      const next = { ...fields, deleted, file, changes };
      return (await store.setJSON(keyOf(read.id), next, read.version as WriteCondition)).modified;
    },
    erase: async (id) => {
      const document = documentOf(id, await readRecord(store, keyOf(id)));
      const hidesNone = !files || uncovered([document], files).length === files.read().length;
      if (hidesNone) await store.delete(keyOf(id));
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
