import { randomInt } from 'node:crypto';
import { mostFiles } from '../../../src/config/uploads.ts';
import { byRank, type Ranked } from '../../../src/contracts/keptPicture.ts';

/**
 * Where a picture stands in the gallery: digits of a fraction, of which the greatest come first. A new picture stands before all
 * earlier ones; of one request (`index` counts from 0) the first file does.
 */
export function newRank(now: number, index = 0, chance = randomInt(1_000_000)): string {
  const inRequest = mostFiles - 1 - index;
  return `${now}${String(inRequest).padStart(2, '0')}${String(chance).padStart(6, '0')}`;
}

const last = '0';
const first = '9';

/** A rank between two others, of which either may be missing at an end; there is always room, as there are always more digits. */
export function rankBetween(high = first, low = last): string {
  const digits = Math.max(high.length, low.length) + 1;
  const middle = (BigInt(high.padEnd(digits, '0')) + BigInt(low.padEnd(digits, '0'))) / 2n;
  return String(middle).padStart(digits, '0');
}

/** The rank that puts a picture at this place (from 1; behind the end is the end) among all others; no place before the next new one. */
export function rankAt(place: number, others: readonly Ranked[], now: number): string {
  const ranks = others.toSorted(byRank).map(({ rank }) => rank);
  const [before, after] = [ranks[place - 2], ranks[place - 1]];
  if (place > 1) return rankBetween(before ?? ranks.at(-1), before === undefined ? undefined : after);
  const next = newRank(now);
  return after === undefined || after < next ? rankBetween(next, after) : rankBetween(undefined, after);
}
