import type { ConcertValues } from '../../../../records/concert.ts';
import type { Venue } from '../../../../records/venue.ts';
import { digestOf, newId } from '../../../../desk/kit/changes/newId.ts';
import { countryOf } from '../../../../lib/places/countries.ts';
import { placeOf } from '../../venues/data/placeOf.ts';
import type { VenuesDesk } from '../../venues/data/useVenues.ts';

/**
 * The values of a concert with the id of its venue. One that is none of those that `list` gives is added as a record of its own, which the
 * concert then `needs`; its key follows from the concert's, so that a repeat adds it once. Without a list the name alone stays.
 */
export async function withVenue(
  typed: ConcertValues,
  key: string,
  list: () => Promise<readonly Venue[] | undefined>,
  add: VenuesDesk['add'],
): Promise<{ typed: ConcertValues; needs?: string }> {
  const [name, city, { timeZone }] = [typed.venue.trim(), typed.city.trim(), typed];
  if (typed.venueId || name === '' || city === '') return { typed };
  const venues = await list();
  if (!venues) return { typed };
  const known = venues.find(
    (venue) => placeOf(venue) === placeOf({ name, city }) && [venue.country, ''].includes(typed.country),
  );
  // The typed clock times are those of the venue. One that was just added is on its way.
  if (known) return { typed: { ...typed, venueId: known.id, timeZone: known.timeZone }, needs: known.id };
  const country = countryOf(typed);
  const id = await digestOf([key, name, city, country, timeZone].join(', '));
  const record = await newId('venue', id);
  void add({ id, record, isNew: true, set: { name, city, country, timeZone }, was: {} });
  return { typed: { ...typed, venueId: record }, needs: record };
}
