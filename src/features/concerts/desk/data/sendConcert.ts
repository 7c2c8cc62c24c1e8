import type { Concert, ConcertValues } from '../../../../records/concert.ts';
import type { Venue } from '../../../../records/venue.ts';
import type { Copy } from '../../../../desk/kit/records/drafts.ts';
import { sendCopy, type Outcome } from '../../../../desk/kit/records/outbox/sendCopy.ts';
import { countryOf } from '../../venues/data/countries.ts';
import { placeOf } from '../../venues/data/placeOf.ts';
import { venueKind } from '../../venues/data/venueKind.ts';
import { concertKind } from './concertKind.ts';

type ConcertCopy = Copy<ConcertValues, Concert>;

/** Sends a copy; every repeat is safe. A new venue becomes a record of its own, unless `venues`, the known ones, is undefined. */
export const sendConcert = (
  copy: ConcertCopy,
  venues: readonly Venue[] | undefined,
): Promise<Outcome<Concert>> => sendCopy(copy, concertKind, venues && ((each) => withVenue(each, venues)));

/** The new venues that are on their way, by name and place: two concerts there add it once. */
const adding = new Map<string, Promise<Venue>>();

/** Adds a venue that is new. Its key follows from the copy's, so that a repeat finds the venue that the first attempt has added. */
async function withVenue(
  { typed, idempotencyKey }: ConcertCopy,
  venues: readonly Venue[],
): Promise<ConcertValues> {
  const [name, city, { timeZone }] = [typed.venue.trim(), typed.city.trim(), typed];
  if (typed.venueId || name === '' || city === '') return typed;
  const known = venues.find(
    (venue) => placeOf(venue) === placeOf({ name, city }) && [venue.country, ''].includes(typed.country),
  );
  // The typed clock times are those of the venue.
  if (known) return { ...typed, venueId: known.id, timeZone: known.timeZone };
  const country = countryOf(typed);
  const place = [name, city, country, timeZone].join(', ');
  const add = async () => {
    const key = await digestOf(`${idempotencyKey} ${place}`);
    return (await venueKind.calls.add({ name, city, country, timeZone }, key)).record;
  };
  const added = adding.get(place) ?? add();
  adding.set(place, added);
  try {
    return { ...typed, venueId: (await added).id };
  } finally {
    adding.delete(place);
  }
}

/** A key of 64 hexadecimal digits: a name may be longer than a header allows, in characters that no header holds. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
