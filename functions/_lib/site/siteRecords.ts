import type { Concert } from '../../../src/records/concert.ts';
import { withVenue } from '../../../src/records/concertRules.ts';
import type { Venue } from '../../../src/records/venue.ts';
import type { Stores } from '../../../src/stores/stores.ts';

interface SiteRecords {
  /** The earliest first, each with the name and the city of its venue, as in the build. */
  concerts: Concert[];
  /** All of them by their ids: a concert that visitors see tells which they may see. */
  venues: ReadonlyMap<string, Venue>;
}

/**
 * Every concert that visitors see, and all venues. Throws when a part of them cannot be read, because half a list would look complete.
 */
export async function siteRecords(stores: Pick<Stores, 'concerts' | 'venues'>): Promise<SiteRecords> {
  const [concerts, all] = await Promise.all([stores.concerts.list(), stores.venues.listAll()]);
  const venues = new Map(all.map((venue) => [venue.id, venue]));
  return {
    concerts: concerts.map((concert) => withVenue(concert, venues.get(concert.venueId ?? ''))),
    venues,
  };
}
