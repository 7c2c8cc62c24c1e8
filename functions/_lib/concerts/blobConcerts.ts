import { readRecord } from '../storage/record.ts';
import { ProblemError } from '../http/problemError.ts';
import { BlobStore } from '../storage/stores.ts';
import { earliestFirst, readConcert, type ConcertStore } from './store.ts';

/** The embedded store: one blob per concert, under its id. */
export function blobConcerts(): ConcertStore {
  const store = new BlobStore('concerts');
  const read = async (id: string) => {
    const stored = await readRecord(store, id);
    // `null` when it has been deleted since it was listed.
    return stored === null ? undefined : readConcert(id, stored);
  };

  return {
    list: async () => {
      const { blobs } = await store.list();
      const concerts = await Promise.all(blobs.map(({ key }) => read(key)));
      return concerts.filter((concert) => concert !== undefined).sort(earliestFirst);
    },
    add: async (id, record) => {
      const { modified } = await store.setJSON(id, record, { onlyIfNew: true });
      if (modified) return { ...record, id };
      const first = await read(id);
      if (!first) throw new ProblemError('conflict');
      return first;
    },
  };
}
