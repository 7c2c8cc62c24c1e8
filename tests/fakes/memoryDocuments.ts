import type { Document, Documents } from '../../src/stores/documents.ts';

/** The documents of a store in memory, with the rules of every store. */
export function memoryDocuments(): Documents {
  const all = new Map<string, Document & { version: number }>();
  const list = (isDeleted: boolean) =>
    Promise.resolve([...all.values()].filter(({ deleted }) => (deleted !== undefined) === isDeleted));
  const readAll = () => Promise.resolve({ items: [...all.values()], leftOut: [] });
  return {
    listStored: readAll,
    listAll: readAll,
    list: () => list(false),
    listHidden: () => Promise.resolve(undefined),
    listDeleted: () => list(true),
    read: (id) => Promise.resolve(all.get(id)),
    create: (id, fields, marks) => {
      if (all.has(id)) return Promise.resolve(false);
      all.set(id, { id, fields: { ...fields }, ...marks, version: 0 });
      return Promise.resolve(true);
    },
    replace: ({ id, version, changes: before }, { fields, deleted, changes = before }) => {
      if (all.get(id)?.version !== version) return Promise.resolve(false);
      all.set(id, { id, fields: { ...fields }, deleted, changes, version: Number(version) + 1 });
      return Promise.resolve(true);
    },
    erase: (id) => Promise.resolve(void all.delete(id)),
  };
}
