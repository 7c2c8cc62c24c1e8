/** Time for which a deleted record or a refused version can be restored, in days. */
export const keptDays = 30;
const dayMs = 24 * 3_600_000;

/** Whole days until it is gone for ever, from the instant of the deletion or refusal. */
export const daysLeft = (since: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(since) + keptDays * dayMs - now) / dayMs));
