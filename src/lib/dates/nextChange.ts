import { newReleaseDays } from '../../config/behaviour.ts';
import { dayMs, hourMs } from '../../config/time.ts';
import type { Concert } from '../../records/concert.ts';
import { endOf } from '../../records/concertRules.ts';
import type { Release } from '../../records/release.ts';
import { eveningYear, localInstants, nextYear, withOffset, yearIn } from './localTime.ts';

/** An hour less than a week. So the run at the same time a week later is past it, even after a long build. */
const almostAWeek = 7 * dayMs - hourMs;

interface Shown {
  concerts: readonly Pick<Concert, 'date' | 'end' | 'timeUnknown' | 'timeZone'>[];
  releases: readonly Pick<Release, 'release_date' | 'release_date_precision'>[];
  /** True if videos or releases come from a service. The rebuild does not compare their answers. */
  fromServices: boolean;
}

/**
 * The first instant after `now` at which a build writes different HTML from the same records. A concert is past (`concerts.ts`) or over, date
 * badges show another year (`Ticket.tsx`), or NEW! begins or ends (`releases.ts`). Answers of the services count for a week.
 */
export function nextChange({ concerts, releases, fromServices }: Shown, now: Date): Date | undefined {
  const instants = [
    // A concert is past one millisecond after its start, and the line in the hero leaves it out after its end.
    ...concerts.flatMap((concert) => [Date.parse(concert.date) + 1, endOf(concert) + 1]),
    ...yearChange(concerts, now),
    ...releases.flatMap(badgeChanges),
    ...(fromServices ? [now.getTime() + almostAWeek] : []),
  ];
  const coming = instants.filter((instant) => instant > now.getTime());
  return coming.length > 0 ? new Date(coming.reduce((one, other) => Math.min(one, other))) : undefined;
}

/** The start of the next year, if a concert of this or the next year has a date badge. */
function yearChange(concerts: Shown['concerts'], now: Date): number[] {
  const change = nextYear(now);
  const years = [now, new Date(change)].map(yearIn);
  const isBadge = ({ date, timeZone }: Shown['concerts'][number]) =>
    years.includes(eveningYear(withOffset(new Date(date), timeZone)));
  return concerts.some(isBadge) ? [change] : [];
}

/** Midnight of the band's clocks at the start of the release day, and after the last day of NEW!. */
function badgeChanges({ release_date: date, release_date_precision: precision }: Shown['releases'][number]) {
  if (precision !== 'day' || date === undefined) return [];
  const released = Date.parse(date);
  return (
    [released, released + (newReleaseDays + 1) * dayMs]
      .map((midnight) => new Date(midnight).toISOString().slice(0, 10))
      // Some clocks go forward at midnight, and the day begins at one.
      .map((day) => ['00:00', '01:00'].flatMap((time) => localInstants(day, time))[0] ?? '')
      .map((instant) => Date.parse(instant))
  );
}
