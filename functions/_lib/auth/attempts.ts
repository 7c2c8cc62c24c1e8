/** What is kept of an address that tries passwords, or of a minute over all addresses. */
export interface Attempts {
  /** How many were evaluated. */
  count: number;
  /** When the last one was, in milliseconds since 1970. */
  last: number;
}

/** An address may try this often at once; a slip of the finger costs nothing. */
const free = 5;

/** Nobody waits longer between two tries of one address, in seconds: 15 minutes. */
const longestWait = 15 * 60;

/** So many tries a minute over all addresses are answered at once. */
const quiet = 20;

/** Each try above them is answered this much later, in milliseconds, up to 2 seconds: nobody can lock the band out (DESIGN, Security). */
const delayStep = 100;
const longestDelay = 2000;

/** A record as it is kept; anything else is none. Read by hand: schemas would be two thirds of what logging in loads. */
export function readAttempts(kept: unknown): Attempts | undefined {
  const { count, last } = (kept ?? {}) as Partial<Record<keyof Attempts, unknown>>;
  return isWhole(count) && count >= 0 && isWhole(last) ? { count, last } : undefined;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** The record with one more try in it. */
export function oneMore(before: Attempts | undefined, now: number): Attempts {
  return { count: (before?.count ?? 0) + 1, last: now };
}

/** How many seconds an address must still wait for its next try; 0 when it may. The wait doubles from try to try. */
export function secondsToWait(before: Attempts | undefined, now: number): number {
  if (!before || before.count < free) return 0;
  const wait = Math.min(2 ** (before.count - free + 1), longestWait);
  return Math.max(0, wait - (now - before.last) / 1000);
}

/** How many milliseconds later a try is answered, when it is one of so many in this minute. */
export function delayAmong(count: number): number {
  return Math.min(Math.max(0, count - quiet) * delayStep, longestDelay);
}
