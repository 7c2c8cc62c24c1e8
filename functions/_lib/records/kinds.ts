import * as z from 'zod/mini';
import type { ConcertRecord } from '../../../src/records/concert.ts';
import { newConcert } from '../../../src/records/newConcert.ts';
import { withoutStoreFields } from '../../../src/records/records.ts';
import { venueRecord, type VenueRecord } from '../../../src/records/venue.ts';
import { concertsTag } from '../tags.ts';
import type { RecordKind } from './endpoints.ts';

/** The calls of `/api/concerts`. */
export const concertKind: RecordKind<ConcertRecord> = {
  name: 'concert',
  path: '/api/concerts',
  tag: concertsTag,
  // Which venues visitors see follows from the concerts.
  shownOn: ['venues'],
  select: ({ concerts }) => concerts,
  sent: () => newConcert(),
  groups: [
    ['date', 'timeUnknown', 'status', 'previousDate'],
    ['venue', 'venueId', 'city', 'timeZone'],
    ['price', 'free'],
  ],
};

/** The calls of `/api/venues`. */
export const venueKind: RecordKind<VenueRecord> = {
  name: 'venue',
  path: '/api/venues',
  tag: 'venues',
  shownOn: [concertsTag],
  select: ({ venues }) => venues,
  sent: () => z.pipe(z.transform(withoutStoreFields), venueRecord),
  groups: [
    ['street', 'postalCode', 'city'],
    ['country', 'timeZone'],
  ],
};
