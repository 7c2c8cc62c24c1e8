import type { Concert } from '../../../../records/concert.ts';
import type { Venue } from '../../../../records/venue.ts';
import type { Copy } from '../../records/drafts.ts';
import { sendCopy, type Outcome } from '../../records/sendCopy.ts';
import { countryOf } from '../../venues/data/countries.ts';
import { venueCalls } from '../../venues/data/venueCalls.ts';
import { concertCalls } from './concertCalls.ts';
import { serverErrors, type ConcertField } from './concertErrors.ts';
import { toSent, type TypedConcert } from './typedConcert.ts';

type ConcertCopy = Copy<TypedConcert, Concert>;

/** Sends a copy; every repeat is safe. A new venue becomes a record of its own, unless `venues`, the known ones, is undefined. */
export const sendConcert = (
  copy: ConcertCopy,
  venues: readonly Venue[] | undefined,
): Promise<Outcome<Concert, ConcertField>> =>
  sendCopy(copy, {
    calls: concertCalls,
    ...{ toSent, serverErrors },
    complete: venues ? (each) => withVenue(each, venues) : ({ typed }) => Promise.resolve(typed),
  });

/** The new venues that are on their way, by name and place: two concerts there add it once. */
const adding = new Map<string, Promise<Venue>>();

/** Adds a venue that is new. Its key follows from the copy's, so that a repeat finds the venue that the first attempt has added. */
async function withVenue(
  { typed, idempotencyKey }: ConcertCopy,
  venues: readonly Venue[],
): Promise<TypedConcert> {
  const [name, city, { timeZone }] = [typed.venue.trim(), typed.city.trim(), typed];
  if (typed.venueId || name === '' || city === '') return typed;
  const known = venues.find(
    (venue) => venue.name === name && venue.city === city && [venue.country, ''].includes(typed.country),
  );
  // The typed clock times are those of the venue.
  if (known) return { ...typed, venueId: known.id, timeZone: known.timeZone };
  const country = countryOf(typed);
  const place = [name, city, country, timeZone].join(', ');
  const key = `${idempotencyKey} ${place}`.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);
  const added =
    adding.get(place) ?? venueCalls.add({ name, city, country, timeZone }, key).then(({ record }) => record);
  adding.set(place, added);
  try {
    return { ...typed, venueId: (await added).id };
  } finally {
    adding.delete(place);
  }
}
