import { dayMs } from '../../config/time.ts';
import { vienna } from '../../records/timeZone.ts';
import { withOffset } from './dates.ts';

/**
 * The instants at which the clocks of a zone show a day (`2026-12-04`) and a time (`20:00`), each with its offset, the earlier one first.
 * Right from 1972 on. Usually there is one. There is none in the skipped hour of spring and on an invalid day. There are two in the repeated
 * hour of autumn.
 */
export function localInstants(date: string, time: string, timeZone = vienna): string[] {
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
