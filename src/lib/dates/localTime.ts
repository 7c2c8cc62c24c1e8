import { dayMs, hourMs } from '../../config/time.ts';
import { homeZone } from '../../config/site.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creates each formatter once, on first use: a formatter takes longer to create than a hundred dates to format. */
export function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, known);
  return known;
}

/** An instant as ISO 8601 with the offset of the zone at that moment: "2026-12-04T20:00:00+01:00". */
export function withOffset(date: Date, timeZone = homeZone): string {
  const parts = formatter('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  return `${day}T${time}${part('timeZoneName').replace('GMT', '') || '+00:00'}`;
}

/** The calendar day in a zone at an instant, as `2026-11-21`. */
export const dayIn = (date: Date, timeZone?: string): string => withOffset(date, timeZone).slice(0, 10);

/**
 * The instants at which the clocks of a zone show a day (`2026-12-04`) and a time (`20:00`), each with its offset, the earlier one first.
 * Right from 1972 on. Usually there is one. There is none in the skipped hour of spring and on an invalid day. There are two in the repeated
 * hour of autumn.
 */
export function localInstants(date: string, time: string, timeZone = homeZone): string[] {
  const local = `${date}T${time}:00`;
  const utc = Date.parse(`${local}Z`);
  if (Number.isNaN(utc)) return [];
  // A day is more than any offset, so these two are the offsets before and after a change on this day.
  const offsets = [utc - dayMs, utc + dayMs].map((instant) =>
    withOffset(new Date(instant), timeZone).slice(19),
  );
  return [...new Set(offsets)]
    .map((offset) => local + offset)
    .filter(
      (instant) => !Number.isNaN(Date.parse(instant)) && withOffset(new Date(instant), timeZone) === instant,
    )
    .sort((one, other) => Date.parse(one) - Date.parse(other));
}

/** A concert before this hour at the venue belongs to the evening before (docs/decisions/0002). */
const nightEnds = 5;

/** The instant whose calendar day a concert is listed under. */
export const eveningOf = (start: Date, timeZone?: string): Date =>
  Number(withOffset(start, timeZone).slice(11, 13)) < nightEnds
    ? new Date(start.getTime() - 12 * hourMs)
    : start;

/** The day that a concert is listed under, as `2026-12-04`, from its beginning with the venue's offset. */
export const eveningDay = (dateTime: string): string =>
  new Date(Date.parse(`${dateTime.slice(0, 19)}Z`) - nightEnds * hourMs).toISOString().slice(0, 10);

/** The year that a concert is listed under, from its beginning with the venue's offset. */
export const eveningYear = (dateTime: string): string => eveningDay(dateTime).slice(0, 4);

/** The year of the band's clocks at an instant, as `2026`. */
export const yearIn = (date: Date): string => dayIn(date).slice(0, 4);

/** The instant at which the next year of the band's clocks begins, in milliseconds since 1970. No zone changes its clocks on that day. */
export function nextYear(date: Date): number {
  const midnight = `${Number(yearIn(date)) + 1}-01-01T00:00:00`;
  return Date.parse(midnight + withOffset(new Date(`${midnight}Z`)).slice(19));
}
