import { newReleaseDays } from '../../config/behaviour.ts';
import type { Release } from '../../contracts/release.ts';
import { eveningOf, nextYear, yearIn } from './dates.ts';
import { viennaInstants } from './viennaTime.ts';

const day = 24 * 3_600_000;

/** A week, less an hour: a run at the same time of day a week later comes after it, however long the build took. */
const almostAWeek = 7 * day - 3_600_000;

interface Shown {
  concerts: readonly { date: string }[];
  releases: readonly Pick<Release, 'release_date' | 'release_date_precision'>[];
  /** Whether videos or releases come from a service, whose answers nobody compares between builds. */
  fromServices: boolean;
}

/**
 * The first instant after `now` at which a build would write different HTML although no record has changed: a concert is past
 * (`features/live/concerts.ts`), badges say another year (`features/live/Ticket.tsx`), NEW! begins or ends
 * (`features/music/releases.ts`), or services were asked a week ago.
 */
export function nextChange({ concerts, releases, fromServices }: Shown, now: Date): Date | undefined {
  const instants = [
    // A concert is past one millisecond after its beginning.
    ...concerts.map(({ date }) => Date.parse(date) + 1),
    ...yearChange(concerts, now),
    ...releases.flatMap(badgeChanges),
    ...(fromServices ? [now.getTime() + almostAWeek] : []),
  ];
  const coming = instants.filter((instant) => instant > now.getTime());
  return coming.length > 0 ? new Date(coming.reduce((one, other) => Math.min(one, other))) : undefined;
}

/** The beginning of the next year, where concerts of this year or of the next one have a badge. */
function yearChange(concerts: Shown['concerts'], now: Date): number[] {
  const change = nextYear(now);
  const years = [now, new Date(change)].map(yearIn);
  return concerts.some(({ date }) => years.includes(yearIn(eveningOf(new Date(date))))) ? [change] : [];
}

/** Midnight in Vienna before the release day, and after the last day of NEW!. */
function badgeChanges({ release_date: date, release_date_precision: precision }: Shown['releases'][number]) {
  if (precision !== 'day') return [];
  const released = Date.parse(date);
  return [released, released + (newReleaseDays + 1) * day]
    .flatMap((midnight) => viennaInstants(new Date(midnight).toISOString().slice(0, 10), '00:00').slice(0, 1))
    .map((instant) => Date.parse(instant));
}
