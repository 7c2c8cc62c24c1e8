import { defaultLocale } from '../../config/locales.ts';
import type { Concert } from '../../records/concert.ts';
import { clockTime } from './dates.ts';
import { dayIn, eveningOf } from './localTime.ts';

/** True for an instant that stands for its day: 23:59 in the zone, as of a concert at an unknown hour (docs/decisions/0026). */
export const isDayAlone = (instant: Date, timeZone: string): boolean =>
  clockTime(defaultLocale, instant, timeZone) === '23:59';

/** The day under which a concert is listed, as `2026-11-21`. */
export const listedDay = ({ date, timeZone }: Pick<Concert, 'date' | 'timeZone'>): string =>
  dayIn(eveningOf(new Date(date), timeZone), timeZone);

/**
 * How a concert was moved: it is listed under another day, or begins at another time of the same day. `undefined` where it was not moved;
 * the first hour of a day that had none is no move.
 */
export function moveOf({
  date,
  previousDate = date,
  timeZone,
}: Pick<Concert, 'date' | 'previousDate' | 'timeZone'>): 'day' | 'time' | undefined {
  const [start, former] = [new Date(date), new Date(previousDate)];
  if (listedDay({ date, timeZone }) !== listedDay({ date: previousDate, timeZone })) return 'day';
  const isSame = start.getTime() === former.getTime();
  return isSame || isDayAlone(former, timeZone) ? undefined : 'time';
}
