import type { ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library';
import type { Concert } from '../../../records/concert.ts';
import { endOf } from '../../../records/concertRules.ts';

/** Rules of `timezones-ical-library` begin in 1970. */
const firstYear = 1971;

type Times = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'>;

/**
 * Beginning and end of a concert for an event: local times of the venue's zone, or whole days where the hour is unknown. They are in UTC
 * where the zone's definition in the calendar gives another instant for the local time.
 */
export function timesOf(concert: Concert): Times {
  const { date, timeUnknown, timeZone } = concert;
  const start = Temporal.Instant.from(date).toZonedDateTimeISO(timeZone);
  if (timeUnknown) {
    const day = start.toPlainDate();
    return { allDay: true, start: day, end: day.add({ days: 1 }) };
  }
  const stop = Temporal.Instant.fromEpochMilliseconds(endOf(concert)).toZonedDateTimeISO(timeZone);
  const isLocal = [start, stop].every(isDefined);
  const [first, last] = isLocal ? [start, stop] : [start.toInstant(), stop.toInstant()];
  return { start: first, end: last, timezone: isLocal ? tzidOf(timeZone) : null };
}

/** The definition of a zone (`VTIMEZONE`), made of yearly rules. */
export const zoneDefinition = (tzid: string): string => `${tzlib_get_ical_block(tzid)[0] ?? ''}\r\n`;

/** Name of a zone in its definition: `Asia/Kolkata` for `Asia/Calcutta`. */
const tzidOf = (timeZone: string): string => (tzlib_get_ical_block(timeZone)[1] ?? '').replace('TZID=', '');

/**
 * Whether every calendar finds this instant by the local time and the zone's definition. False where a zone follows no yearly rule
 * (Casablanca in Ramadan), and before a change of its rule. False in the hour that autumn repeats: programs disagree which one is meant.
 */
function isDefined(time: Temporal.ZonedDateTime): boolean {
  const local = time.toPlainDateTime();
  const [day = '', clock = ''] = local.toString({ smallestUnit: 'minute' }).split('T');
  const offset = tzlib_get_offset(time.timeZoneId, day, clock);
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toZonedDateTime(time.timeZoneId, { disambiguation }),
  );
  return (
    time.year >= firstYear &&
    `${offset.slice(0, 3)}:${offset.slice(3)}` === time.offset &&
    earlier?.epochMilliseconds === later?.epochMilliseconds
  );
}
