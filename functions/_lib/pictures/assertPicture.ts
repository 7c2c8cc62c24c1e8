import type { CheckedPicture } from '../../../src/stores/gallery/gallery.ts';
import { ProblemError } from '../http/problemError.ts';

/** Reads one format; throws `not-a-picture` for an invalid structure. */
export type PictureReader = (bytes: Buffer) => CheckedPicture;

/** Throws a 422 where a condition of a valid picture does not hold. */
export function assertPicture(holds: boolean): asserts holds {
  if (!holds) throw new ProblemError('not-a-picture');
}
