import type { Venue } from '../../../../../src/records/venue.ts';
import { typedFrom, type TypedVenue } from '../../../../../src/features/desk/venues/data/typedVenue.ts';

/** A stored venue. */
export const venueOf = (fields: Partial<Venue> = {}): Venue => ({
  ...{ id: 'stellwerk', name: 'Stellwerk', city: 'Linz', country: 'AT', timeZone: 'Europe/Vienna' },
  ...{ revision: 3, ...fields },
});

/** Valid values of the form. */
export const typedOf = (fields: Partial<TypedVenue> = {}): TypedVenue => ({
  ...typedFrom(venueOf()),
  ...fields,
});
