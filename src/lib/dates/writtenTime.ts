import { dayMs } from '../../config/time.ts';
import { toInstant } from '../../records/timeZone.ts';
import { instantWithOffset } from '../../records/text.ts';
import { localInstants, withOffset } from './localTime.ts';

/** An instant in UTC, or a sentence that says how to repair the text. */
type Reading = { instant: string; fault?: never } | { instant?: never; fault: string };

/** The hour must be written, must be left out, or may be left out. */
export type Hour = 'written' | 'unknown' | 'optional';

const form = /^(\d{4}-\d\d-\d\d)(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/**
 * Reads a time as an editor writes it in a file: the local time in a zone, `2026-12-04 20:00`, or an instant with its offset. A day
 * alone stands for its last minute.
 */
export function readWrittenTime(text: string, timeZone: string, hour: Hour): Reading {
  const { data: instant } = instantWithOffset.safeParse(text);
  if (instant !== undefined) return { instant };
  const [, day = '', time] = form.exec(text) ?? [];
  // No zone changes its clocks at noon.
  if (localInstants(day, '12:00', timeZone).length === 0)
    return { fault: 'is no date: write the local time like 2026-12-04 20:00' };
  if (time === undefined)
    return hour === 'written'
      ? { fault: `names no hour: write it like ${day} 20:00, or "timeUnknown": true for the beginning` }
      : { instant: toInstant(new Date(localInstants(day, '23:59', timeZone).at(-1) ?? '')) };
  if (hour === 'unknown')
    return { fault: `names an hour, but timeUnknown is true: write ${day}, or leave timeUnknown out` };
  const [first, second] = localInstants(day, time, timeZone);
  if (first === undefined) {
    const offset = withOffset(new Date(Date.parse(`${day}T${time}Z`) - dayMs), timeZone).slice(19);
    return {
      fault: `does not exist in ${timeZone}, where the clocks go forward: write an offset, like ${day}T${time}:00${offset}`,
    };
  }
  if (second !== undefined)
    return { fault: `exists twice in ${timeZone}, where the clocks go back: write ${first} or ${second}` };
  return { instant: toInstant(new Date(first)) };
}
