import { readRecord } from '../storage/record.ts';
import { ProblemError } from '../http/problemError.ts';
import { open } from '../storage/stores.ts';
import { earliestFirst, readConcert, type Concerts } from './store.ts';

/** The embedded store: one blob per concert, under its id. */
export function blobConcerts(): Concerts {
  const store = open('concerts');
  const read = async (id: string) => {
    const kept = await readRecord(store, id);
    // Gone since somebody has seen it.
    return kept === null ? undefined : readConcert(id, kept);
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
