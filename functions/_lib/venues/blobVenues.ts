import { readRecord } from '../storage/record.ts';
import { BlobStore } from '../storage/stores.ts';
import { byName, readVenue, type VenueStore } from './store.ts';

/** The embedded store: one blob per venue, under its id. */
export function blobVenues(): VenueStore {
  const store = new BlobStore('venues');
  const read = async (id: string) => {
    const stored = await readRecord(store, id);
    // `null` when it has been deleted since it was listed.
    return stored === null ? undefined : readVenue(id, stored);
  };

  return {
    list: async () => {
      const { blobs } = await store.list();
      const venues = await Promise.all(blobs.map(({ key }) => read(key)));
      return venues.filter((venue) => venue !== undefined).sort(byName);
    },
  };
}
