import type { Concert, ConcertValues } from '../../../../records/concert.ts';
import { dayMs, hourMs } from '../../../../config/time.ts';
import { localInstants, withOffset } from '../../../../lib/dates/localTime.ts';

/** The clock time of the end of a day, which stands for an unknown hour. */
const endOfDay = '23:59';

/** Maximum time from the doors to the beginning, and from there to the end, in milliseconds. */
const longestMs = 12 * hourMs;

/** The values of a concert's times, in the clock time of its venue. */
export function clockTimes(concert: Concert) {
  const { timeZone, timeUnknown } = concert;
  const local = (instant: string | undefined) =>
    instant === undefined ? '' : withOffset(new Date(instant), timeZone);
  const clock = (instant: string | undefined) => local(instant).slice(11, 16);
  const [date, time] = [local(concert.date).slice(0, 10), clock(concert.date)];
  const [, second, isTwice = second !== undefined] = timeUnknown ? [] : localInstants(date, time, timeZone);
  const isSecond = isTwice && Date.parse(second ?? '') === Date.parse(concert.date);
  return {
    date,
    time: timeUnknown ? '' : time,
    season: isTwice ? (isSecond ? 'winter' : 'summer') : '',
    doors: clock(concert.doors),
    end: clock(concert.end),
    showDate: local(concert.showFrom).slice(0, 10),
    showTime: clock(concert.showFrom),
  } as const;
}

/** The beginning with its offset; undefined on a day or at a time that the zone does not have. */
export function beginning({ date, time, isTimeOpen, season, timeZone }: ConcertValues): string | undefined {
  const instants = localInstants(date, isTimeOpen ? endOfDay : time, timeZone);
  return season === 'winter' ? instants.at(-1) : instants[0];
}

/** True for a time that the venue's clocks show twice on this day, so that the form must ask which is meant. */
export const isAmbiguous = ({ date, time, isTimeOpen, timeZone }: ConcertValues): boolean =>
  !isTimeOpen && localInstants(date, time, timeZone).length > 1;

/** The instant of the announcement: undefined for none, null for a day or time that does not exist. The stored one of two stays. */
export function announcement(values: ConcertValues, base: Concert | undefined): string | null | undefined {
  const { showDate, showTime, timeZone } = values;
  if (showDate === '' && showTime === '') return undefined;
  const instants = localInstants(showDate, showTime, timeZone);
  const stored = Date.parse(base?.showFrom ?? '');
  return instants.find((instant) => Date.parse(instant) === stored) ?? instants[0] ?? null;
}

type BesideTime = 'doors' | 'end';

/**
 * The instant of the doors or of the end: on the day of the concert or on the one before or after; undefined for no text, null for a time
 * that does not fit. One that nobody has typed anew moves along with the day.
 */
export function instantOf(
  field: BesideTime,
  values: ConcertValues,
  base: Concert | undefined,
): string | null | undefined {
  const { [field]: typed, date, timeZone, isTimeOpen } = values;
  if (typed === '') return undefined;
  const start = Date.parse(beginning(values) ?? '');
  const isBeside = (instant: string) =>
    field === 'doors' ? Date.parse(instant) <= start : Date.parse(instant) > start;
  const isNear = (instant: string) => isTimeOpen || Math.abs(Date.parse(instant) - start) <= longestMs;
  const moved = movedAlong(field, values, base);
  if (moved !== undefined && isBeside(moved)) return moved;
  const days = [date, addDays(date, field === 'doors' ? -1 : 1)];
  const candidates = days.flatMap((day) => localInstants(day, typed, timeZone));
  return candidates.find((instant) => isBeside(instant) && isNear(instant)) ?? null;
}

/** A stored instant at its clock time, as many days later as the concert is; undefined when its text was changed. */
function movedAlong(field: BesideTime, values: ConcertValues, base: Concert | undefined): string | undefined {
  const stored = base?.[field];
  if (!base || stored === undefined || clockTimes(base)[field] !== values[field]) return undefined;
  const days = (Date.parse(values.date) - Date.parse(clockTimes(base).date)) / dayMs;
  const day = withOffset(new Date(stored), base.timeZone).slice(0, 10);
  return localInstants(addDays(day, days), values[field], values.timeZone)[0];
}

/** The day that is so many days later; empty for no day. */
const addDays = (date: string, days: number): string => {
  const day = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(day + days) ? '' : new Date(day + days * dayMs).toISOString().slice(0, 10);
};
