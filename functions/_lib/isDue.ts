import { homeZone } from '../../src/config/site.ts';
import { dayMs, hourMs } from '../../src/config/time.ts';
import { withOffset } from '../../src/lib/dates/localTime.ts';

/**
 * Whether an hourly run at `now` is the first of its day, which begins at this hour (0 to 23) of the band's clocks. Where they skip the
 * hour, the next run is the first; where they show it twice, the former one is. A run that the host starts late counts as long as its UTC
 * hour lasts, so schedules name an early minute.
 */
export function isDue(now: Date, hour: number, timeZone = homeZone): boolean {
  const dayAt = (instant: number) => {
    const shown = withOffset(new Date(instant), timeZone).slice(0, 19);
    return Math.floor((Date.parse(`${shown}Z`) - hour * hourMs) / dayMs);
  };
  const run = Math.floor(now.getTime() / hourMs) * hourMs;
  // Clocks go back by three hours at most.
  return [1, 2, 3].every((hours) => dayAt(run - hours * hourMs) < dayAt(run));
}
