import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { mostFiles } from '../../config/uploads.ts';
import { byRank, galleryPicture } from './storedPicture.ts';
import { instant } from '../text.ts';

/** A picture as a store holds it: for 30 days with the instant at which it was removed, and with the marks of its last changes. */
export const pictureRecord = z.safeExtend(galleryPicture, {
  deleted: z.optional(instant),
  changes: z.optional(z.array(z.string())),
});
export type PictureRecord = z.infer<typeof pictureRecord>;

export type Ranked = Pick<PictureRecord, 'id' | 'rank'>;

/** The greatest number that a rank draws by lot, less one. */
const chances = 1_000_000;

/**
 * The rank of a new picture: digits of a fraction, the greatest first. It stands before all earlier pictures; within one request, a file
 * stands before the next one (`index` counts from 0).
 */
export function newRank(now: number, index = 0, chance = randomInt(chances)): string {
  const inRequest = mostFiles - 1 - index;
  return `${now}${String(inRequest).padStart(2, '0')}${drawn(chance)}`;
}

const drawn = (chance: number) => String(chance).padStart(6, '0');

/** The rank of a picture of the repository that nobody has moved: below every new rank, in the order of the files. */
export const fileRank = (order: number): string =>
  `0${String(Math.max(0, 10 ** 9 - order)).padStart(9, '0')}`;

const least = '0';

/**
 * A rank between two others, or below the last one: as few digits of their middle as lie between them, and a number drawn by lot. Two
 * people who move pictures to one place at the same time get two ranks, with room between them.
 */
export function rankBetween(high: string, low = least, chance = randomInt(chances)): string {
  const digits = Math.max(high.length, low.length) + 1;
  const [above, below] = [high, low].map((rank) => BigInt(rank.padEnd(digits, '0'))) as [bigint, bigint];
  const middle = String((above + below) / 2n).padStart(digits, '0');
  const isBetween = (start: string) => start > low && start < high.padEnd(digits, '0').slice(0, start.length);
  let length = 1;
  while (length < digits && !isBetween(middle.slice(0, length))) length += 1;
  return middle.slice(0, length) + drawn(chance);
}

/** The rank that puts a picture behind another one, or before all others. */
export function rankAfter(before: Ranked | undefined, others: readonly Ranked[], now: number): string {
  const ranks = others.toSorted(byRank).map(({ rank }) => rank);
  if (before)
    return rankBetween(
      before.rank,
      ranks.find((rank) => rank < before.rank),
    );
  const [first = least] = ranks;
  // The clock of the server that made the first rank may be ahead.
  const firstTime = Number(first.slice(0, 13).padEnd(13, '0'));
  return rankBetween(newRank(Math.max(now, firstTime + 2)), first);
}

/** Longest rank that stays, in digits: every third move to one place makes it a digit longer. */
export const longestRank = 40;
