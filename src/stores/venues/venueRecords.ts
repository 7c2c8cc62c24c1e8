import { venueRecord, type Venue, type VenueRecord } from '../../records/venue.ts';
import { versionedRecords } from '../versionedRecords.ts';
import type { SiteFiles } from '../../../functions/_lib/site/siteFiles.ts';
import { selectDocuments } from '../selectDocuments.ts';

/** Selects the configured store of venues, as `selectConcertStore` does. Concerts do not hear of its changes. */
export function selectVenueRecords(files: SiteFiles) {
  const { documents, cacheSeconds } = selectDocuments('venues', {
    read: async () => (await files()).venues.map(({ id, ...fields }) => ({ id, fields, isFile: true })),
    contract: venueRecord,
  });
  const store = versionedRecords<VenueRecord>(documents, {
    name: 'venue',
    contract: venueRecord,
    inOrder: byName,
    fill: (venue, before) => Promise.resolve(withEarlierZones(venue, before)),
  });
  return { store, cacheSeconds };
}

/** Remembers the zone that a change replaces. A present venue is merged into no other. */
function withEarlierZones(venue: VenueRecord, before: Venue | undefined): VenueRecord {
  const zones = new Set(before && [...(before.earlierZones ?? []), before.timeZone]);
  zones.delete(venue.timeZone);
  const filled = { ...venue };
  delete filled.mergedInto;
  delete filled.earlierZones;
  return zones.size > 0 ? { ...filled, earlierZones: [...zones] } : filled;
}

const byName = (one: Venue, other: Venue): number =>
  one.name.localeCompare(other.name) || one.id.localeCompare(other.id);
