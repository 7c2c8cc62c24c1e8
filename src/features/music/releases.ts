import { newReleaseDays } from '../../config/behaviour.ts';
import type { Release } from '../../contracts/release.ts';
import { dayIn } from '../../lib/dates.ts';

/**
 * New from the release day to the end of the 31st day after it, both in Vienna (specification, section 9); never where
 * only the month or the year is known.
 */
export function isNew(release: Pick<Release, 'release_date' | 'release_date_precision'>, now: Date): boolean {
  if (release.release_date_precision !== 'day') return false;
  const age = (Date.parse(dayIn(now)) - Date.parse(release.release_date)) / 86_400_000;
  return age >= 0 && age <= newReleaseDays;
}
