import type * as z from 'zod';
import { rank, storedPicture } from './storedPicture.ts';
import { instant } from './text.ts';

/** A picture as a store holds it: with its rank and, for 30 days, the instant at which it was removed. */
export const pictureRecord = storedPicture.safeExtend({
  rank,
  deleted: instant.optional(),
});
export type PictureRecord = z.infer<typeof pictureRecord>;
