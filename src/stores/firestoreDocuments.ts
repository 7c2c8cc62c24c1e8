import { readDocuments } from '../services/firestore/documents.ts';
import { commitWrites, readVersioned, type Write } from '../services/firestore/versionedDocuments.ts';
import { callService, type CallService } from '../services/http/callService.ts';
import type { Documents } from './documents.ts';
import type { FirestoreProject } from './firestoreProject.ts';

const service = 'Firestore';

interface Place {
  collection: string;
  /** Whether visitors may read the collection (`firestore.rules`). */
  isPublic: boolean;
}

/** A collection of a Firestore project. A deleted document moves to a collection of its own, which visitors cannot read, in one write. */
export function firestoreDocuments(
  { access, authorization, canWrite }: FirestoreProject,
  { collection, isPublic }: Place,
  call: CallService = callService,
): Documents {
  const deletedOnes = `deleted-${collection}`;
  const collectionOf = ({ deleted }: { deleted?: string | undefined }) =>
    deleted === undefined ? collection : deletedOnes;

  const commit = async (...writes: Write[]) => {
    const writer = { ...access, authorization: await authorization() };
    return call(service, (requestJson) => commitWrites(writer, writes, requestJson));
  };
  const readAll = async (folder: string, headers: Record<string, string> = {}) => {
    const { items, leftOut } = await call(service, (requestJson) =>
      readDocuments(folder, access, (url) => requestJson(url, { headers })),
    );
    return { items: items.map(documentOf), leftOut };
  };
  const listIn = async (folder: string, headers?: Record<string, string>) => {
    const { items, leftOut } = await readAll(folder, headers);
    for (const { entry, reason } of leftOut) console.error(`${service}: left out ${entry}: ${reason}.`);
    return items;
  };
  const readIn = async (folder: string, id: string, header?: string) => {
    const found = await call(service, (requestJson) =>
      readVersioned({ ...access, authorization: header }, `${folder}/${id}`, requestJson),
    );
    return found && { ...documentOf(found.document), version: found.updateTime };
  };

  return {
    listStored: () => readAll(collection),
    list: () => listIn(collection),
    listDeleted: async () => listIn(deletedOnes, { authorization: await authorization() }),
    read: async (id) => {
      const found = await readIn(collection, id, isPublic ? undefined : await authorization());
      // Without a service account nothing can have been deleted here.
      return found ?? (canWrite ? readIn(deletedOnes, id, await authorization()) : undefined);
    },
    create: (id, fields) => commit({ path: `${collection}/${id}`, fields }),
    replace: ({ id, version, deleted }, next) => {
      const [from, to] = [{ deleted }, next].map((each) => `${collectionOf(each)}/${id}`) as [string, string];
      const updateTime = String(version);
      const fields = { ...next.fields, deleted: next.deleted };
      return from === to
        ? commit({ path: to, fields, updateTime })
        : commit({ path: from, updateTime }, { path: to, fields });
    },
    erase: async (id) => {
      const found = await readIn(deletedOnes, id, await authorization());
      if (found) await commit({ path: `${deletedOnes}/${id}`, updateTime: found.version });
    },
  };
}

function documentOf({ id, deleted, ...fields }: Record<string, unknown> & { id: string }) {
  return { id, fields, ...(typeof deleted === 'string' && { deleted }) };
}
