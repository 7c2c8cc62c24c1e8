import { defaultLocale } from '../../../../config/locales.ts';
import type { Concert, ConcertValues } from '../../../../records/concert.ts';
import type { Venue } from '../../../../records/venue.ts';
import { comparable } from '../../../../lib/comparable.ts';
import { placeOf } from '../../venues/data/placeOf.ts';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { homeNow } from '../../../../lib/places/home.ts';

/** A venue to choose: a record, or the name and city of an earlier concert. */
export interface SuggestedVenue {
  name: string;
  city: string;
  /** Empty for names that only concerts hold. */
  venueId: string;
  timeZone: string;
  /** The latest concert there, in milliseconds since 1970; 0 before the first one. */
  lastUsed: number;
}

/** Maximum number of suggestions, so that the list fits above a phone's keyboard. */
const most = 5;

/** All venues, the one used last first. */
export function knownVenues(concerts: readonly Concert[], venues: readonly Venue[]): SuggestedVenue[] {
  const found = new Map<string, SuggestedVenue>();
  for (const { id, name, city, timeZone } of venues)
    found.set(placeOf({ name, city }), { name, city, venueId: id, timeZone, lastUsed: 0 });
  for (const { venue, city = '', timeZone, date } of concerts) {
    if (!venue) continue;
    const key = placeOf({ name: venue, city });
    const known = found.get(key) ?? { name: venue, city, venueId: '', timeZone, lastUsed: 0 };
    found.set(key, { ...known, lastUsed: Math.max(known.lastUsed, Date.parse(date)) });
  }
  return [...found.values()].sort(
    (one, other) => other.lastUsed - one.lastUsed || one.name.localeCompare(other.name),
  );
}

/** The venues with a word that begins with the typed letters, those of exactly this name first, at most five. */
export function matchVenues(venues: readonly SuggestedVenue[], typed: string): SuggestedVenue[] {
  const letters = comparable(typed);
  const matches = ({ name, city }: SuggestedVenue) =>
    ` ${comparable(`${name} ${city}`)}`.includes(` ${letters}`);
  const isOther = ({ name }: SuggestedVenue) => Number(comparable(name) !== letters);
  return venues
    .filter(matches)
    .sort((one, other) => isOther(one) - isOther(other))
    .slice(0, most);
}

/** The known venues of a typed name, whatever its letters and spaces, in the typed town where there is one. */
export const venuesNamed = (
  venues: readonly SuggestedVenue[],
  { venue, city }: Pick<ConcertValues, 'venue' | 'city'>,
): SuggestedVenue[] =>
  venues.filter(
    (each) =>
      comparable(each.name) === comparable(venue) &&
      (city.trim() === '' || comparable(each.city) === comparable(city)),
  );

/**
 * The fields of a concert whose venue was typed. The name of one known venue is that venue, in any letters; of several, the one in the town
 * that was chosen before.
 */
export function venueTyped(
  venues: readonly SuggestedVenue[],
  { venueId, city }: Pick<ConcertValues, 'venueId' | 'city'>,
  venue: string,
): Partial<ConcertValues> {
  const named = venuesNamed(venues, { venue, city: venueId === '' ? city : '' });
  const known =
    named.find((each) => comparable(each.city) === comparable(city)) ??
    (named.length === 1 ? named[0] : undefined);
  if (known) return { ...fieldsOfVenue(known), venue };
  return {
    venue,
    venueId: '',
    ...(venueId !== '' && { city: '', timeZone: homeNow().timeZone, country: '' }),
  };
}

/** The fields of a concert at a known venue. */
export const fieldsOfVenue = ({ name, city, venueId, timeZone }: SuggestedVenue) => ({
  ...{ venue: name, city, venueId, timeZone, country: '' },
});

/** Numbers of concerts and of times that the usual times are made of. */
const [lastConcerts, shownTimes] = [12, 3];
const defaultTimes = ['19:30', '20:00', '20:30'];

/** The three most frequent times of the last twelve concerts, in order. */
export function usualTimes(concerts: readonly Concert[]): string[] {
  const counts = new Map(defaultTimes.map((time) => [time, 0]));
  const last = concerts
    .filter(({ timeUnknown }) => !timeUnknown)
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .slice(0, lastConcerts);
  for (const { date, timeZone } of last) {
    const time = clockTime(defaultLocale, new Date(date), timeZone);
    counts.set(time, (counts.get(time) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([, one], [, other]) => other - one).slice(0, shownTimes);
  return frequent.map(([time]) => time).sort();
}
