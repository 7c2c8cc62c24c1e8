/** The password attempts of one address, or of one minute over all addresses. */
export interface Attempts {
  /** Number of attempts. */
  count: number;
  /** Time of the last attempt, in milliseconds since 1970. */
  last: number;
}

/** Attempts of one address without a delay. */
const free = 5;

/** Longest delay between two attempts of one address, in seconds: 15 minutes. */
const longestWait = 15 * 60;

/** Attempts a minute over all addresses that are answered at once. */
const quiet = 20;

/** Each attempt above `quiet` is answered this much later, in milliseconds. The maximum is 2 s: nobody can lock the band out (DESIGN, Security). */
const delayStep = 100;
const longestDelay = 2000;

/** Reads a stored record; `undefined` for anything else. Without zod, which would be two thirds of the login's code. */
export function readAttempts(stored: unknown): Attempts | undefined {
  const { count, last } = (stored ?? {}) as Partial<Record<keyof Attempts, unknown>>;
  return isWhole(count) && count >= 0 && isWhole(last) ? { count, last } : undefined;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** The record with one more attempt. */
export function oneMore(before: Attempts | undefined, now: number): Attempts {
  return { count: (before?.count ?? 0) + 1, last: now };
}

/** Seconds until an address may try again, 0 when it may now. The wait doubles with each attempt. */
export function secondsToWait(before: Attempts | undefined, now: number): number {
  if (!before || before.count < free) return 0;
  const wait = Math.min(2 ** (before.count - free + 1), longestWait);
  return Math.max(0, wait - (now - before.last) / 1000);
}

/** Milliseconds by which an attempt is delayed, from the number of attempts in this minute. */
export function delayAmong(count: number): number {
  return Math.min(Math.max(0, count - quiet) * delayStep, longestDelay);
}
