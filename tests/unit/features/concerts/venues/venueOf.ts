import { venueKind } from '../../../../../src/features/concerts/venues/data/venueKind.ts';
import type { Venue, VenueValues } from '../../../../../src/records/venue.ts';

/** A stored venue. */
export const venueOf = (fields: Partial<Venue> = {}): Venue => ({
  ...{ id: 'stellwerk', name: 'Stellwerk', city: 'Linz', country: 'AT', timeZone: 'Europe/Vienna' },
  ...{ revision: 3, ...fields },
});

/** Valid values of the form. */
export const typedOf = (fields: Partial<VenueValues> = {}): VenueValues => ({
  ...venueKind.toForm(venueOf()),
  ...fields,
});
