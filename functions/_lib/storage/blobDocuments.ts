import type { StoreName } from '../../../src/config/stores.ts';
import type { Document, Documents } from './documents.ts';
import { readRecord, readWithCondition } from './record.ts';
import { BlobStore } from './stores.ts';

/** Records of `src/content`, which lie beneath those of the store. */
export interface Files {
  read: () => Promise<Document[]>;
  /** A stored record replaces the files that share its id or one of these keys. */
  keysOf?: (document: Document) => string[];
}

const noFiles: Files = { read: () => Promise.resolve([]) };

/**
 * The embedded store: one blob per document. Its field `deleted` marks a deleted one, because a blob cannot be deleted on condition. The
 * first change of a file writes a blob under the file's id, which from then on stands for the file.
 */
export function blobDocuments(
  name: StoreName,
  { read: readFiles, keysOf = () => [] }: Files = noFiles,
): Documents {
  const store = new BlobStore(name);
  const readAll = async (): Promise<Document[]> => {
    const { blobs } = await store.list();
    const documents = await Promise.all(
      blobs.map(async ({ key }) => {
        const stored = await readRecord(store, key);
        // `null` when it has been erased since it was listed.
        return stored === null ? undefined : documentOf(key, stored);
      }),
    );
    return documents.filter((document) => document !== undefined);
  };
  const fileOf = async (id: string) => (await readFiles()).find((file) => file.id === id);

  return {
    list: async () => {
      const stored = await readAll();
      const present = stored.filter(isPresent);
      const replaced = new Set([...stored.map(({ id }) => id), ...present.flatMap(keysOf)]);
      const isShown = (file: Document) => ![file.id, ...keysOf(file)].some((key) => replaced.has(key));
      return [...present, ...(await readFiles()).filter(isShown)];
    },
    listDeleted: async () => (await readAll()).filter((document) => !isPresent(document)),
    listChanges: async () => {
      const stored = await readAll();
      if (stored.every(isPresent)) return stored;
      const files = new Set((await readFiles()).map(({ id }) => id));
      return stored.filter((document) => isPresent(document) || files.has(document.id));
    },
    read: async (id) => {
      const { stored, condition } = await readWithCondition(store, id);
      if ('onlyIfMatch' in condition) return { ...documentOf(id, stored), version: condition.onlyIfMatch };
      const file = await fileOf(id);
      return file && { ...file, version: undefined };
    },
    create: async (id, fields) => (await store.setJSON(id, fields, { onlyIfNew: true })).modified,
    replace: async ({ id, version, isFile }, { fields, deleted }) => {
      const condition = isFile ? { onlyIfNew: true as const } : { onlyIfMatch: String(version) };
      return (await store.setJSON(id, { ...fields, deleted }, condition)).modified;
    },
    erase: async (id) => {
      if (!(await fileOf(id))) await store.delete(id);
    },
  };
}

const isPresent = ({ deleted }: Document): boolean => deleted === undefined;

/** A value that is no object becomes a document without fields, which breaks every contract. */
function documentOf(id: string, stored: unknown): Document {
  const { deleted, ...fields }: Record<string, unknown> = typeof stored === 'object' ? { ...stored } : {};
  return { id, fields, ...(typeof deleted === 'string' && { deleted }) };
}
