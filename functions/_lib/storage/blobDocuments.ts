import type { StoreName } from '../../../src/config/stores.ts';
import { layOver } from '../../../src/contracts/built/layOver.ts';
import type { Document, Documents } from './documents.ts';
import { readRecord, readWithCondition } from './record.ts';
import { BlobStore } from './stores.ts';

/** Records of `src/content`, which lie beneath those of the store. */
export interface Files {
  read: () => Promise<Document[]>;
  /** Identifies a file that is renamed; by default nothing but its id does. */
  identityOf?: (file: Document) => string;
}

const noFiles: Files = { read: () => Promise.resolve([]) };

/**
 * The embedded store: one blob per document. Its field `deleted` marks a deleted one, because a blob cannot be deleted on condition. The
 * first change of a file writes a blob under the file's id, which from then on stands for the file. Its field `file` recognises the file
 * under another name.
 */
export function blobDocuments(
  name: StoreName,
  { read: readFiles, identityOf = ({ id }) => id }: Files = noFiles,
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
      return [...stored.filter(isPresent), ...layOver(stored.map(covering), await readFiles(), identityOf)];
    },
    listDeleted: async () => (await readAll()).filter((document) => !isPresent(document)),
    // A deleted record that stands for a file is a change for pages of any build, also where the file has gone since.
    listChanges: async () =>
      (await readAll()).filter((document) => isPresent(document) || document.file !== undefined),
    read: async (id) => {
      const { stored, condition } = await readWithCondition(store, id);
      if ('onlyIfMatch' in condition) return { ...documentOf(id, stored), version: condition.onlyIfMatch };
      const file = await fileOf(id);
      return file && { ...file, version: undefined };
    },
    create: async (id, fields) => (await store.setJSON(id, fields, { onlyIfNew: true })).modified,
    replace: async (read, { fields, deleted }) => {
      const { id, version, isFile } = read;
      const condition = isFile ? { onlyIfNew: true as const } : { onlyIfMatch: String(version) };
      const file = isFile ? identityOf(read) : read.file;
      return (await store.setJSON(id, { ...fields, deleted, file }, condition)).modified;
    },
    erase: async (id) => {
      const document = documentOf(id, await readRecord(store, id));
      const files = await readFiles();
      const coversNone = layOver([covering(document)], files, identityOf).length === files.length;
      if (coversNone) await store.delete(id);
    },
  };
}

const isPresent = ({ deleted }: Document): boolean => deleted === undefined;

const covering = ({ id, file, fields: { slug } }: Document) => ({ id, slug, file });

/** A value that is no object becomes a document without fields, which breaks every contract. */
function documentOf(id: string, stored: unknown): Document {
  const { deleted, file, ...fields }: Record<string, unknown> =
    typeof stored === 'object' ? { ...stored } : {};
  return {
    ...{ id, fields },
    ...(typeof deleted === 'string' && { deleted }),
    ...(typeof file === 'string' && { file }),
  };
}
