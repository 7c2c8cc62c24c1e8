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

const least = '0';

/** A rank between two others, or below the last one. There is always room, as there are always more digits. */
export function rankBetween(high: string, low = least): string {
  const digits = Math.max(high.length, low.length) + 1;
  const middle = (BigInt(high.padEnd(digits, '0')) + BigInt(low.padEnd(digits, '0'))) / 2n;
  return String(middle).padStart(digits, '0');
}

/** The rank that puts a picture at this place (from 1; behind the end is the end) among all others; no place before the next new one. */
export function rankAt(place: number, others: readonly Ranked[], now: number): string {
  const ranks = others.toSorted(byRank).map(({ rank }) => rank);
  const before = place > 1 ? (ranks[place - 2] ?? ranks.at(-1)) : undefined;
  if (before !== undefined) return rankBetween(before, ranks[place - 1]);
  const [first = least] = ranks;
  const next = newRank(now);
  // The clock of the server that made the first rank may be ahead: one more digit is the least step before it.
  return first < next ? rankBetween(next, first) : `${first}1`;
}
