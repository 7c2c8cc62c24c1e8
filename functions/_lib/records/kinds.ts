import * as z from 'zod/mini';
import type { ConcertRecord } from '../../../src/records/concert.ts';
import { newConcert } from '../../../src/records/newConcert.ts';
import { withoutStoreFields } from '../../../src/records/records.ts';
import { venueRecord, type VenueRecord } from '../../../src/records/venue.ts';
import { concertsTag } from '../tags.ts';
import type { RecordKind } from './endpoints.ts';

const venuesTag = 'venues';

/** The calls of `/api/concerts`. A venue is listed with the first of its concerts that visitors see. */
export const concertKind: RecordKind<ConcertRecord> = {
  name: 'concert',
  path: '/api/concerts',
  tag: concertsTag,
  shownOn: [venuesTag],
  select: ({ concerts }) => concerts,
  sent: () => newConcert(),
};

/** The calls of `/api/venues`. */
export const venueKind: RecordKind<VenueRecord> = {
  name: 'venue',
  path: '/api/venues',
  tag: venuesTag,
  shownOn: [concertsTag],
  select: ({ venues }) => venues,
  sent: () => z.pipe(z.transform(withoutStoreFields), venueRecord),
};
