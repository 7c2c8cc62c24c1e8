import * as z from 'zod';

/** What is kept of an address that tries passwords, or of a minute over all addresses. */
const attempts = z.object({
  /** How many were evaluated. */
  count: z.int().min(0),
  /** When the last one was, in milliseconds since 1970. */
  last: z.int(),
});
export type Attempts = z.infer<typeof attempts>;

/** An address may try this often at once; a slip of the finger costs nothing. */
const free = 5;

/** Nobody waits longer between two tries of one address, in seconds: 15 minutes. */
const longestWait = 15 * 60;

/** So many tries a minute over all addresses are answered at once. */
const quiet = 20;

/** Each try above them is answered this much later, in milliseconds, up to 2 seconds: nobody can lock the band out (DESIGN, Security). */
const delayStep = 100;
const longestDelay = 2000;

/** A record as it is kept; anything else is none. */
export function readAttempts(kept: unknown): Attempts | undefined {
  return attempts.safeParse(kept).data;
}

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
