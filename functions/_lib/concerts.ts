import { concertRecord, type Concert } from '../../src/contracts/concert.ts';
import { open } from './stores.ts';

/** Every concert of the embedded store, the earliest first. One that breaks its contract is left out and named in the log. */
export async function listConcerts(): Promise<Concert[]> {
  const store = open('concerts');
  const { blobs } = await store.list();
  const concerts = await Promise.all(
    blobs.map(async ({ key: id }) => {
      const kept: unknown = await store.get(id, { type: 'json' }).catch(() => undefined);
      // Deleted since the list was made.
      if (kept === null) return [];
      const { data } = concertRecord.safeParse(kept);
      if (data) return [{ ...data, id }];
      console.error(`The concert ${id} breaks its contract and is left out.`);
      return [];
    }),
  );
  return concerts.flat().sort((one, other) => one.date.localeCompare(other.date));
}
