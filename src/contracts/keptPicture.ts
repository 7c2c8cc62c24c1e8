import type * as z from 'zod';
import { rank, storedPicture } from './storedPicture.ts';
import { instant } from './text.ts';

/** A picture as a store keeps it: with its place, and with the moment at which it was removed. */
export const keptPicture = storedPicture.safeExtend({
  rank,
  deleted: instant.optional(),
});
export type KeptPicture = z.infer<typeof keptPicture>;

/** The order in which pictures are shown: the greatest rank first; the id decides where ranks are equal. */
export const byRank = (one: Ranked, other: Ranked): number =>
  one.rank === other.rank ? compare(one.id, other.id) : compare(other.rank, one.rank);

export type Ranked = Pick<KeptPicture, 'id' | 'rank'>;

const compare = (one: string, other: string) => (one < other ? -1 : 1);
