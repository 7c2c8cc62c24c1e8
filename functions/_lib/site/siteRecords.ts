import type { Concert } from '../../../src/records/concert.ts';
import { withVenue } from '../../../src/records/concertRules.ts';
import type { Venue } from '../../../src/records/venue.ts';
import type { Stores } from '../../../src/stores/stores.ts';

interface SiteRecords {
  /** The earliest first, each with the name and the city of its venue, as in the build. */
  concerts: Concert[];
  /** By their ids. */
  venues: ReadonlyMap<string, Venue>;
  /** The concerts change by themselves at this instant, in milliseconds since 1970; `Infinity` for never. */
  expiresAt: number;
}

/**
 * Every concert and venue that visitors see. Throws when a part of them cannot be read, because half a list would look complete.
 */
export async function siteRecords(stores: Pick<Stores, 'concerts' | 'venues'>): Promise<SiteRecords> {
  const [{ records: concerts, expiresAt }, listed] = await Promise.all([
    stores.concerts.listUntil(),
    stores.venues.list(),
  ]);
  const venues = new Map(listed.map((venue) => [venue.id, venue]));
  return {
    concerts: concerts.map((concert) => withVenue(concert, venues.get(concert.venueId ?? ''))),
    venues,
    expiresAt,
  };
}
