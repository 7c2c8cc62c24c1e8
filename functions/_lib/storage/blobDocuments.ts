import type { StoreName } from '../../../src/config/stores.ts';
import type { Document, Documents } from './documents.ts';
import { readRecord, readWithCondition } from './record.ts';
import { BlobStore } from './stores.ts';

/** The embedded store: one blob per document. Its field `deleted` marks a deleted one, because a blob cannot be deleted on condition. */
export function blobDocuments(name: StoreName): Documents {
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

  return {
    list: async () => (await readAll()).filter(({ deleted }) => deleted === undefined),
    listDeleted: async () => (await readAll()).filter(({ deleted }) => deleted !== undefined),
    read: async (id) => {
      const { stored, condition } = await readWithCondition(store, id);
      return 'onlyIfNew' in condition
        ? undefined
        : { ...documentOf(id, stored), version: condition.onlyIfMatch };
    },
    create: async (id, fields) => (await store.setJSON(id, fields, { onlyIfNew: true })).modified,
    replace: async ({ id, version }, { fields, deleted }) =>
      (await store.setJSON(id, { ...fields, deleted }, { onlyIfMatch: String(version) })).modified,
    erase: (id) => store.delete(id),
  };
}

/** A value that is no object becomes a document without fields, which breaks every contract. */
function documentOf(id: string, stored: unknown): Document {
  const { deleted, ...fields } = typeof stored === 'object' ? ({ ...stored } as Record<string, unknown>) : {};
  return { id, fields, ...(typeof deleted === 'string' && { deleted }) };
}
