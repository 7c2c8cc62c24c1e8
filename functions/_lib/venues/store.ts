import { venueRecord, type Venue } from '../../../src/contracts/venue.ts';

/** A store of venues. Every method may throw a `ProblemError`. */
export interface VenueStore {
  /** Every venue, by name. A record that breaks its contract is left out and named in the log. */
  list: () => Promise<Venue[]>;
}

/** Reads a stored venue; `undefined`, and a line in the log, where it breaks its contract. */
export function readVenue(id: string, stored: unknown): Venue | undefined {
  const { data } = venueRecord.safeParse(stored);
  if (data) return { ...data, id };
  console.error(`The venue ${id} breaks its contract and is left out.`);
  return undefined;
}

export const byName = (one: Venue, other: Venue): number =>
  one.name.localeCompare(other.name) || one.id.localeCompare(other.id);
