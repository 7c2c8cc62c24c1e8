import type * as z from 'zod/mini';
import type { StoreName } from '../config/stores.ts';
import { layOver } from './layOver.ts';
import { readTolerantly } from '../records/records.ts';
import type { Document, Documents } from './documents.ts';
import { readRecord, readWithCondition } from './record.ts';
import { BlobStore } from './blobStore.ts';

/** Records of `src/content`, which lie beneath those of the store. */
export interface Files {
  read: () => Promise<Document[]>;
  /** A stored record that breaks it in a required field counts as none where there is a file. */
  contract?: z.ZodMiniType;
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
  { read: readFiles, contract, identityOf = ({ id }) => id }: Files = noFiles,
): Documents {
  const store = new BlobStore(name);
  const isBroken = ({ fields }: Document) =>
    contract !== undefined && readTolerantly(contract, fields).data === undefined;
  const readAll = async (): Promise<Document[]> => {
    const { blobs } = await store.list();
    const documents = await Promise.all(
      blobs.map(async ({ key }) => {
        const stored = await readRecord(store, key);
        // `null` when it has been erased since it was listed.
        return stored === null ? undefined : documentOf(key, stored);
      }),
    );
    const stored = documents.filter((document) => document !== undefined);
    if (!stored.some(isBroken)) return stored;
    const files = new Map((await readFiles()).map((file) => [file.id, file]));
    return stored.map((document) =>
      isBroken(document) ? insteadOf(document, files.get(document.id)) : document,
    );
  };
  const fileOf = async (id: string) => (await readFiles()).find((file) => file.id === id);

  return {
    list: async () => {
      const stored = await readAll();
      // A broken record hides no file.
      const covers = stored.filter((document) => !isBroken(document));
      return [...stored.filter(isPresent), ...layOver(covers.map(covering), await readFiles(), identityOf)];
    },
    listDeleted: async () => (await readAll()).filter((document) => !isPresent(document)),
    // A deleted record that stands for a file is a change for pages of any build, also where the file has gone since.
    listChanges: async () =>
      (await readAll()).filter((document) => isPresent(document) || document.file !== undefined),
    read: async (id) => {
      const { stored, condition } = await readWithCondition(store, id);
      const document = 'onlyIfMatch' in condition ? documentOf(id, stored) : undefined;
      const isUsable = document && !isBroken(document);
      const found = isUsable ? document : insteadOf(document, await fileOf(id));
      return found && { ...found, version: condition };
    },
    create: async (id, fields) => (await store.setJSON(id, fields, { onlyIfNew: true })).modified,
    replace: async (read, { fields, deleted }) => {
      const file = read.isFile ? identityOf(read) : read.file;
      const next = { ...fields, deleted, file };
      return (await store.setJSON(read.id, next, read.version as WriteCondition)).modified;
    },
    erase: async (id) => {
      const document = documentOf(id, await readRecord(store, id));
      const files = await readFiles();
      const coversNone = layOver([covering(document)], files, identityOf).length === files.length;
      if (coversNone) await store.delete(id);
    },
  };
}

/** The form of a version here: a record over a file is replaced on the same condition, whether it is broken or missing. */
type WriteCondition = Awaited<ReturnType<typeof readWithCondition>>['condition'];

const isPresent = ({ deleted }: Document): boolean => deleted === undefined;

const covering = ({ id, file, fields: { slug } }: Document) => ({ id, slug, file });
/** The file below a stored document that is broken or missing, else that document. */
function insteadOf<Stored extends Document | undefined>(
  stored: Stored,
  file: Document | undefined,
): Document | Stored {
  if (stored && file) console.error(`The stored record ${stored.id} is broken: its file is shown.`);
  return file ?? stored;
}

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
