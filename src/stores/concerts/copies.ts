import { Temporal } from 'temporal-polyfill';
import type { ConcertRecord } from '../../records/concert.ts';
import type { Venue, VenueRecord } from '../../records/venue.ts';
import type { VersionedRecords } from '../versionedRecords.ts';

type Find = VersionedRecords<VenueRecord>['find'];

/** The zones that concerts of a venue have or had. */
const zonesOf = ({ timeZone, earlierZones = [] }: VenueRecord): string[] => [timeZone, ...earlierZones];

/**
 * A concert at a venue, with the copies that the list and the stream of concerts need, because they hold no venues. A concert in one of
 * `zones` keeps its clock times in the venue's zone; any other zone was chosen for the concert itself.
 */
function atVenue<Fields extends ConcertRecord>(
  concert: Fields,
  { id, name, city, timeZone }: Venue,
  zones: readonly string[],
): Fields {
  const moved = zones.includes(concert.timeZone) ? inZone(concert, timeZone) : concert;
  return { ...moved, venueId: id, venue: name, city };
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
  const before = isMoved && (await find(left));
  const zones = before ? zonesOf(before) : [];
  const seen = new Set<string>();
  for (let { venueId } = concert; venueId !== undefined && !seen.has(venueId);) {
    const venue = await find(venueId);
    if (!venue) return concert;
    zones.push(...zonesOf(venue));
    if (!('deleted' in venue)) return atVenue(concert, venue, zones);
    // Two venues may have been merged into each other at once.
    seen.add(venueId);
    venueId = venue.mergedInto;
  }
  return concert;
}

/** A concert at the same clock times in another zone. A time that its clocks skip moves on by that hour. */
function inZone<Fields extends ConcertRecord>(concert: Fields, timeZone: string): Fields {
  if (concert.timeZone === timeZone) return concert;
  const move = (instant: string) => {
    const local = Temporal.Instant.from(instant).toZonedDateTimeISO(concert.timeZone).toPlainDateTime();
    return local.toZonedDateTime(timeZone).toInstant().toString();
  };
  const moved = { ...concert, timeZone };
  for (const field of ['date', 'doors', 'end', 'previousDate'] as const) {
    // A change may know the zone alone.
    const instant = (concert as Partial<Fields>)[field];
    if (instant !== undefined) moved[field] = move(instant);
  }
  return moved;
}
