import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { mostFiles } from '../../config/uploads.ts';
import { rank, storedPicture } from './storedPicture.ts';
import { instant } from '../text.ts';

/** A picture as a store holds it: with its rank and, for 30 days, the instant at which it was removed. */
export const pictureRecord = z.safeExtend(storedPicture, {
  rank,
  deleted: z.optional(instant),
});
export type PictureRecord = z.infer<typeof pictureRecord>;

export type Ranked = Pick<PictureRecord, 'id' | 'rank'>;

/** The order in which pictures are shown: the greatest rank first; the id decides between equal ranks. */
export const byRank = (one: Ranked, other: Ranked): number =>
  one.rank === other.rank ? compare(one.id, other.id) : compare(other.rank, one.rank);

const compare = (one: string, other: string) => (one < other ? -1 : 1);

/**
 * The rank of a new picture: digits of a fraction, the greatest first. It stands before all earlier pictures; within one request, a file
 * stands before the next one (`index` counts from 0).
 */
export function newRank(now: number, index = 0, chance = randomInt(1_000_000)): string {
  const inRequest = mostFiles - 1 - index;
  return `${now}${String(inRequest).padStart(2, '0')}${String(chance).padStart(6, '0')}`;
}

const least = '0';

/** A rank between two others, or below the last one. One more digit always makes room. */
export function rankBetween(high: string, low = least): string {
  const digits = Math.max(high.length, low.length) + 1;
  const middle = (BigInt(high.padEnd(digits, '0')) + BigInt(low.padEnd(digits, '0'))) / 2n;
  return String(middle).padStart(digits, '0');
}

/** The rank that puts a picture at a place (from 1) among all others. Any place behind the end is the end. */
export function rankAt(place: number, others: readonly Ranked[], now: number): string {
  const ranks = others.toSorted(byRank).map(({ rank }) => rank);
  const before = place > 1 ? (ranks[place - 2] ?? ranks.at(-1)) : undefined;
  if (before !== undefined) return rankBetween(before, ranks[place - 1]);
  const [first = least] = ranks;
  const next = newRank(now);
  // The clock of the server that made the first rank may be ahead: one more digit is the smallest step before it.
  return first < next ? rankBetween(next, first) : `${first}1`;
}
