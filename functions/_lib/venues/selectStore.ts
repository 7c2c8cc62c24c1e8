import * as z from 'zod/mini';
import { withoutStoreFields } from '../../../src/contracts/storeFields.ts';
import { venueRecord, type Venue, type VenueRecord } from '../../../src/contracts/venue.ts';
import { concertsTag } from '../concerts/selectStore.ts';
import type { RecordKind } from '../records/endpoints.ts';
import { versionedRecords } from '../records/versionedRecords.ts';
import type { SiteFiles } from '../site/siteFiles.ts';
import { selectDocuments } from '../storage/selectDocuments.ts';
import { copyToConcerts } from './copyToConcerts.ts';

/** Selects the configured store of venues, as `selectConcertStore` does. A repeated change completes one that broke off. */
export function selectVenueStore(files: SiteFiles) {
  const { documents, cacheSeconds } = selectDocuments('venues', {
    read: async () => (await files()).venues.map(({ id, ...fields }) => ({ id, fields, isFile: true })),
  });
  const store = versionedRecords<VenueRecord>(documents, {
    name: 'venue',
    contract: venueRecord,
    inOrder: byName,
  });
  const update: typeof store.update = async (id, revision, fields) => {
    const before = await store.get(id);
    const venue = await store.update(id, revision, fields);
    await copyToConcerts(venue, before.timeZone, files);
    return venue;
  };
  return { store: { ...store, update }, cacheSeconds };
}

const byName = (one: Venue, other: Venue): number =>
  one.name.localeCompare(other.name) || one.id.localeCompare(other.id);

/** The calls of `/api/venues`. */
export const venueKind: RecordKind<VenueRecord> = {
  name: 'venue',
  path: '/api/venues',
  tag: 'venues',
  shownOn: [concertsTag],
  select: selectVenueStore,
  sent: () => z.pipe(z.transform(withoutStoreFields), venueRecord),
};
