import { readDocuments } from '../services/firestore/documents.ts';
import { commitWrites, readVersioned, type Write } from '../services/firestore/versionedDocuments.ts';
import { callService, type CallService } from '../services/http/callService.ts';
import type { LeftOut, Reading } from '../services/http/reading.ts';
import type { Document, Documents } from './documents.ts';
import type { FirestoreProject } from './firestoreProject.ts';

const service = 'Firestore';

const nothing: Reading<Document> = { items: [], leftOut: [] };

interface Place {
  collection: string;
  /** Whether visitors may read the collection (`firestore.rules`). */
  isPublic: boolean;
  /** Whether visitors may not read a document of a public collection now. */
  isHidden?: ((fields: object) => boolean) | undefined;
}

/** A document as it was read: where, and the instant of its last write. */
interface Version {
  folder: string;
  updateTime: string;
}

/**
 * A collection of a Firestore project. Deleted and hidden documents have collections of their own, which visitors cannot read. A document
 * moves in one commit, so that it is in one of them at any instant.
 */
export function firestoreDocuments(
  { access, authorization, canWrite }: FirestoreProject,
  { collection, isPublic, isHidden }: Place,
  call: CallService = callService,
): Documents {
  const deletedOnes = `deleted-${collection}`;
  const hiddenOnes = `unannounced-${collection}`;
  // Beside the documents, which visitors read.
  const changesOf = (id: string) => `changes-${collection}/${id}`;
  const folders = [collection, ...(isHidden ? [hiddenOnes] : []), deletedOnes];
  const folderOf = ({ fields, deleted }: { fields: object; deleted?: string | undefined }) => {
    if (deleted !== undefined) return deletedOnes;
    return isHidden?.(fields) ? hiddenOnes : collection;
  };

  const commit = async (...writes: Write[]) => {
    const writer = { ...access, authorization: await authorization() };
    return call(service, (requestJson) => commitWrites(writer, writes, requestJson));
  };
  const readAll = async (
    folder: string,
    headers: Record<string, string> = {},
  ): Promise<Reading<Document>> => {
    const { items, leftOut } = await call(service, (requestJson) =>
      readDocuments(folder, access, (url) => requestJson(url, { headers })),
    );
    return { items: items.map(documentOf), leftOut };
  };
  /** Without a service account nothing can have been written into a closed collection. */
  const readClosed = async (folder: string) =>
    canWrite ? readAll(folder, { authorization: await authorization() }) : nothing;
  const listStored = () => (isPublic ? readAll(collection) : readClosed(collection));
  const listed = async (reading: ReturnType<typeof readAll>) => {
    const { items, leftOut } = await reading;
    for (const { entry, reason } of leftOut) console.error(`${service}: left out ${entry}: ${reason}.`);
    return items;
  };
  const readIn = async (places: readonly string[], id: string, header?: string, isForChange?: true) => {
    const paths = places.map((folder) => `${folder}/${id}`);
    if (isForChange) paths.push(changesOf(id));
    const all = await call(service, (requestJson) =>
      readVersioned({ ...access, authorization: header }, paths, requestJson),
    );
    const found = all.find(({ path }) => path !== changesOf(id));
    if (!found) return undefined;
    const marks: unknown = all.find(({ path }) => path === changesOf(id))?.document.changes;
    const { document, path, updateTime } = found;
    return {
      ...documentOf(document),
      ...(Array.isArray(marks) && { changes: marks.map(String) }),
      version: { folder: path.split('/')[0] ?? '', updateTime },
    };
  };

  return {
    listStored,
    list: () => listed(listStored()),
    listAll: async () => {
      const headers = { authorization: await authorization() };
      const found = new Map<string, Document>();
      const leftOut = new Map<string, LeftOut>();
      // Twice: a document that moves once meanwhile is found in its old folder or in its new one.
      for (const folder of [...folders, ...folders]) {
        const read = await readAll(folder, headers);
        for (const document of read.items) if (!found.has(document.id)) found.set(document.id, document);
        for (const each of read.leftOut) leftOut.set(each.entry, each);
      }
      return { items: [...found.values()], leftOut: [...leftOut.values()] };
    },
    listHidden: async () => (isHidden ? listed(readClosed(hiddenOnes)) : undefined),
    listDeleted: () => listed(readClosed(deletedOnes)),
    read: async (id, isForChange) => {
      const found = isPublic && !isForChange ? await readIn([collection], id) : undefined;
      return found ?? (canWrite ? readIn(folders, id, await authorization(), isForChange) : undefined);
    },
    create: (id, fields, { deleted } = {}) => {
      const folder = folderOf({ fields, deleted });
      const others = isHidden ? [collection, hiddenOnes].filter((other) => other !== folder) : [];
      return commit(
        { path: `${folder}/${id}`, fields: { ...fields, deleted } },
        ...others.map((other) => ({ path: `${other}/${id}`, isAbsent: true as const })),
      );
    },
    replace: ({ id, version }, next) => {
      const { folder, updateTime } = version as Version;
      const [from, to] = [`${folder}/${id}`, `${folderOf(next)}/${id}`];
      const fields = { ...next.fields, deleted: next.deleted };
      const marks: Write[] = next.changes
        ? [{ path: changesOf(id), isFree: true, fields: { changes: next.changes } }]
        : [];
      return from === to
        ? commit({ path: to, fields, updateTime }, ...marks)
        : commit({ path: from, updateTime }, { path: to, fields }, ...marks);
    },
    erase: async (id) => {
      const found = await readIn([deletedOnes], id, await authorization());
      if (!found) return;
      const { updateTime } = found.version;
      await commit({ path: `${deletedOnes}/${id}`, updateTime }, { path: changesOf(id), isFree: true });
    },
  };
}

function documentOf({ id, deleted, ...fields }: Record<string, unknown> & { id: string }) {
  return { id, fields, ...(typeof deleted === 'string' && { deleted }) };
}
