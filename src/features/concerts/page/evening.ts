import { eveningDay, withOffset } from '../../../lib/dates/dates.ts';
import type { Concert } from '../../../records/concert.ts';
import { endOf, takesPlace } from '../../../records/concertRules.ts';
import { instantOf } from '../concerts.ts';

/** True once a concert has ended. Its page is past then, while the lists divide at the beginning (`isPast`). */
export const isOver = (concert: Concert, now: Date): boolean => endOf(concert) < now.getTime();

/** The evening of a concert that takes place: `today` before the beginning, `running` until the end. `undefined` on any other day. */
export function eveningState(concert: Concert, now: Date): 'today' | 'running' | undefined {
  const { date, timeUnknown, timeZone } = concert;
  if (!takesPlace(concert) || isOver(concert, now)) return undefined;
  if (!timeUnknown && instantOf(concert) <= now.getTime()) return 'running';
  const day = (instant: Date) => eveningDay(withOffset(instant, timeZone));
  return day(new Date(date)) === day(now) ? 'today' : undefined;
}
