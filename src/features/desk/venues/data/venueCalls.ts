import { deletedVenue, venue, type Venue, type VenueRecord } from '../../../../records/venue.ts';
import { readList, recordCalls } from '../../records/recordCalls.ts';

/** A venue as the API accepts it: the store assigns the other fields. */
export type SentVenue = Partial<VenueRecord> & Pick<VenueRecord, 'name' | 'city'>;

export const venueCalls = recordCalls<Venue, SentVenue>('/api/venues', 'venue', venue);

/** The venues that can be restored, the last deleted first. */
export const listDeletedVenues = () => readList('/api/venues?deleted', 'venue', deletedVenue);
