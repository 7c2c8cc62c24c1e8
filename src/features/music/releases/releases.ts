import { newReleaseDays } from '../../../config/behaviour.ts';
import type { Release } from '../../../contracts/release.ts';
import { dayIn } from '../../../lib/dates/dates.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * New from the release day to the end of the 31st day after it, both in Vienna (specification, section 9); never where
 * only the month or the year is known.
 */
export function isNew(release: Pick<Release, 'release_date' | 'release_date_precision'>, now: Date): boolean {
  if (release.release_date_precision !== 'day') return false;
  const on = (today: string) => {
    const age = (Date.parse(today) - Date.parse(release.release_date)) / day;
    return age >= 0 && age <= newReleaseDays;
  };
  // Vienna is one or two hours ahead of UTC. Which it is decides in one hour of two days only; to ask means the page's first
  // date formatter, which takes a browser 40 ms to make.
  const [winter, summer] = [dayAhead(now, 1), dayAhead(now, 2)];
  return on(winter) === on(summer) ? on(winter) : on(dayIn(now));
}

/** The day where clocks are so many hours ahead of UTC, as `2026-11-21`. */
const dayAhead = (date: Date, hours: number): string =>
  new Date(date.getTime() + hours * hour).toISOString().slice(0, 10);
