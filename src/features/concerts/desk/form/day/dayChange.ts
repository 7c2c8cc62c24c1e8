import type { Concert, ConcertValues } from '../../../../../records/concert.ts';
import { eveningDay } from '../../../../../lib/dates/localTime.ts';
import { beginning } from '../../data/clockTimes.ts';

/** The day that the site lists a concert under, as `2026-12-04`; undefined until day and time are complete. */
export function listedDay(values: ConcertValues): string | undefined {
  const begins = beginning(values);
  return begins && eveningDay(begins);
}

/** True where the typed values put a concert on another day of the site. An unknown hour that becomes known changes no day. */
export const isOnOtherDay = (initial: ConcertValues, values: ConcertValues): boolean =>
  ![undefined, listedDay(initial)].includes(listedDay(values));

/** True where a concert begins at another day or hour. An unknown hour that becomes known is no move. */
export const isMoved = (initial: ConcertValues, values: ConcertValues): boolean =>
  isOnOtherDay(initial, values) || (!initial.isTimeOpen && beginning(initial) !== beginning(values));

/** The fields of a concert that was moved from the day of `base`. Sold out stays sold out. */
export const movedFrom = ({ status, date }: Concert): Pick<ConcertValues, 'status' | 'previousDate'> => ({
  status: status === 'soldOut' ? status : 'planned',
  previousDate: date,
});

const dayMinutes = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A clock time that keeps its distance to the beginning, when that moves from `before` to `after`; unchanged without one of the times. */
export function shiftTime(time: string, before: string, after: string): string {
  if (!time || !before || !after) return time;
  const minutes = (minutesOf(time) + minutesOf(after) - minutesOf(before) + dayMinutes) % dayMinutes;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
