import type { ConcertRecord } from '../../records/concert.ts';
import { isAnnounced } from '../../records/concertRules.ts';
import type { Venue, VenueRecord } from '../../records/venue.ts';
import type { VersionedRecords } from '../versionedRecords.ts';

type Find = VersionedRecords<VenueRecord>['find'];

/** The zones that concerts of a venue have or had. */
const zonesOf = ({ timeZone, earlierZones = [] }: VenueRecord): string[] => [timeZone, ...earlierZones];

/**
 * A concert at a venue, with the copies that the list and the stream of concerts need, because they hold no venues. A concert in one of
 * `zones` keeps its clock times in the venue's zone; any other zone was chosen for the concert itself.
 */
async function atVenue<Fields extends ConcertRecord>(
  concert: Fields,
  { id, name, city, timeZone }: Venue,
  zones: readonly string[],
): Promise<Fields> {
  const moved = zones.includes(concert.timeZone) ? await inZone(concert, timeZone) : concert;
  return { ...moved, venueId: id, venue: name, city };
}

/** A venue and those that it was merged into, one after the other; two may have been merged into each other at once. */
export async function wayOf(
  id: string | undefined,
  find: Find,
): Promise<NonNullable<Awaited<ReturnType<Find>>>[]> {
  const way = new Map<string, NonNullable<Awaited<ReturnType<Find>>>>();
  for (let next = id; next !== undefined && !way.has(next);) {
    const venue = await find(next);
    if (!venue) break;
    way.set(next, venue);
    next = 'deleted' in venue ? venue.mergedInto : undefined;
  }
  return [...way.values()];
}

/**
 * A concert with the copies of the venue that it names, or of the one that this was merged into. Without a present venue it stays as it is.
 * Where it comes from the venue `former` and keeps the time and the zone that it had there, its clock times stay.
 */
export async function filledFromVenue<Fields extends ConcertRecord>(
  concert: Fields,
  find: Find,
  former?: ConcertRecord,
): Promise<Fields> {
  const { venueId: left, date } = former ?? {};
  const isMoved = left !== undefined && left !== concert.venueId && date === concert.date;
  const before = isMoved ? await find(left) : undefined;
  const way = await wayOf(concert.venueId, find);
  const venue = way.at(-1);
  if (!venue || 'deleted' in venue) return concert;
  return atVenue(concert, venue, [...(before ? zonesOf(before) : []), ...way.flatMap(zonesOf)]);
}

/** A concert at the same clock times in another zone. A time that its clocks skip moves on by that hour. */
async function inZone<Fields extends ConcertRecord>(concert: Fields, timeZone: string): Promise<Fields> {
  if (concert.timeZone === timeZone) return concert;
  // Loaded here: every function that reads concerts begins with this module, and hardly any needs it.
  const { Temporal } = await import('temporal-polyfill');
  const move = (instant: string) => {
    const local = Temporal.Instant.from(instant).toZonedDateTimeISO(concert.timeZone).toPlainDateTime();
    return local.toZonedDateTime(timeZone).toInstant().toString();
  };
  const moved = { ...concert, timeZone };
  // Visitors know the concert from the announcement on: it does not come a second time.
  const announcement = isAnnounced(concert) ? [] : (['showFrom'] as const);
  for (const field of ['date', 'doors', 'end', 'previousDate', ...announcement] as const) {
    // A change may know the zone alone.
    const instant = (concert as Partial<Fields>)[field];
    if (instant !== undefined) moved[field] = move(instant);
  }
  return moved;
}
