import type { Concert } from '../../../src/records/concert.ts';
import type { Venue } from '../../../src/records/venue.ts';
import { selectConcertStore } from '../../../src/stores/concerts/concertStore.ts';
import { selectVenueStore } from '../../../src/stores/venues/venueStore.ts';
import { siteFiles } from './siteFiles.ts';

interface SiteRecords {
  /** The earliest first. */
  concerts: Concert[];
  /** By their ids. */
  venues: ReadonlyMap<string, Venue>;
}

/**
 * Every concert and venue that the site shows. Throws a `ProblemError` when a part of them cannot be read, because half a list would look
 * complete.
 */
export async function siteRecords({ url }: Request): Promise<SiteRecords> {
  const files = siteFiles(url);
  const [concerts, venues] = await Promise.all([
    selectConcertStore(files).store.list(),
    selectVenueStore(files).store.list(),
  ]);
  return { concerts, venues: new Map(venues.map((venue) => [venue.id, venue])) };
}

/** Name and city of a concert come from the venue's record, if it has one, as in the build. */
export function withVenue(concert: Concert, venues: ReadonlyMap<string, Venue>): Concert {
  const venue = venues.get(concert.venueId ?? '');
  return venue ? { ...concert, venue: venue.name, city: venue.city } : concert;
}
