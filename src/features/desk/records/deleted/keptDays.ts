import { restorableDays } from '../../../../config/stores.ts';

const dayMs = 24 * 3_600_000;

/** Whole days until it is gone for ever, from the instant of the deletion or discarding. */
export const daysLeft = (since: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(since) + restorableDays * dayMs - now) / dayMs));
