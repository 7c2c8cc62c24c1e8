import { defaultLocale } from '../../config/locales.ts';
import type { Concert } from '../../records/concert.ts';
import { clockTime, dayIn, eveningOf } from './dates.ts';

/** True for an instant that stands for its day: 23:59 in the zone, as of a concert at an unknown hour (docs/decisions/0026). */
export const isDayAlone = (instant: Date, timeZone: string): boolean =>
  clockTime(defaultLocale, instant, timeZone) === '23:59';

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
  const day = (instant: Date) => dayIn(eveningOf(instant, timeZone), timeZone);
  if (day(start) !== day(former)) return 'day';
  const isSame = start.getTime() === former.getTime();
  return isSame || isDayAlone(former, timeZone) ? undefined : 'time';
}
