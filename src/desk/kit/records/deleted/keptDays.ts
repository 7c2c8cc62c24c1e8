import { restorableDays } from '../../../../config/stores.ts';
import { dayMs } from '../../../../config/time.ts';

/** Whole days until it is gone for ever, from the instant of the deletion or discarding. */
export const daysLeft = (since: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(since) + restorableDays * dayMs - now) / dayMs));
