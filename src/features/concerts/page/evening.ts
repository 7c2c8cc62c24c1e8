import { eveningDay, withOffset } from '../../../lib/dates/localTime.ts';
import type { Concert } from '../../../records/concert.ts';
import { endOf, takesPlace } from '../../../records/concertRules.ts';
import { instantOf } from '../concerts.ts';

/** True once a concert has ended. Its page is past then, while the lists divide at the beginning (`isPast`). */
export const isOver = (concert: Concert, now: Date): boolean => endOf(concert) < now.getTime();

/** True for a concert that is over and was neither cancelled nor postponed. */
export const hasTakenPlace = (concert: Concert, now: Date): boolean =>
  takesPlace(concert) && isOver(concert, now);

/** The midnight at which the day of a concert begins at its venue, in milliseconds since 1970, as in `sinceDay.js`. */
export function dayBegins({ date, timeZone }: Concert): number {
  const local = withOffset(new Date(date), timeZone);
  return Date.parse(`${eveningDay(local)}T00:00:00${local.slice(19)}`);
}

/** The day of a concert that takes place: `today` before the beginning, `running` until the end. `undefined` on any other day. */
export function eveningState(concert: Concert, now: Date): 'today' | 'running' | undefined {
  if (!takesPlace(concert) || isOver(concert, now)) return undefined;
  if (!concert.timeUnknown && instantOf(concert) <= now.getTime()) return 'running';
  return dayBegins(concert) <= now.getTime() ? 'today' : undefined;
}
