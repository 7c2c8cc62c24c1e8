import type { Concert } from '../../../src/records/concert.ts';
import type { Venue } from '../../../src/records/venue.ts';
import type { Stores } from '../../../src/stores/stores.ts';

interface SiteRecords {
  /** The earliest first. */
  concerts: Concert[];
  /** By their ids. */
  venues: ReadonlyMap<string, Venue>;
}

/**
 * Every concert and venue that the site shows. Throws when a part of them cannot be read, because half a list would look complete.
 */
export async function siteRecords({
  concerts,
  venues,
}: Pick<Stores, 'concerts' | 'venues'>): Promise<SiteRecords> {
  const lists = await Promise.all([concerts.list(), venues.list()]);
  return { concerts: lists[0], venues: new Map(lists[1].map((venue) => [venue.id, venue])) };
}

/** Name and city of a concert come from the venue's record, if it has one, as in the build. */
export function withVenue(concert: Concert, venues: ReadonlyMap<string, Venue>): Concert {
  const venue = venues.get(concert.venueId ?? '');
  return venue ? { ...concert, venue: venue.name, city: venue.city } : concert;
}
