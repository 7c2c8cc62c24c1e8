import { createStore, del, get, keys, set } from 'idb-keyval';

/** The database that holds the files; an earlier version of the desk has the same. */
const database = 'desk-chosen-pictures';

/** Opened when it is needed, because a browser may refuse it. */
const files = () => createStore(database, 'files');

/** The files of this page, for a browser without room or storage. */
const inPage = new Map<string, Blob>();

let lastWork: Promise<unknown> = Promise.resolve();
/** Works on the files in the order of the calls. Resolves with undefined where the browser refuses it. */
function work<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  const result = lastWork.then(run).catch(() => undefined);
  lastWork = result;
  return result;
}

/** The files of the pictures that are chosen and not up yet, on this device, by the keys of their changes. */
export const uploadFiles = {
  read: async (key: string): Promise<Blob | undefined> =>
    inPage.get(key) ?? work(() => get<Blob>(key, files())),
  /** Keeps a file, in place of the one before. */
  keep: (key: string, file: Blob): Promise<unknown> => {
    inPage.set(key, file);
    // The compressed file never comes before the chosen one.
    return work(() => set(key, file, files()));
  },
  forget: (key: string): Promise<unknown> => {
    inPage.delete(key);
    return work(() => del(key, files()));
  },
  /** Deletes what another page has left without a change. */
  forgetOthers: (isKnown: (key: IDBValidKey) => boolean): Promise<unknown> =>
    work(async () => {
      const left = (await keys(files())).filter((key) => !isKnown(key));
      await Promise.all(left.map((key) => del(key, files())));
    }),
};

export type UploadFiles = typeof uploadFiles;
