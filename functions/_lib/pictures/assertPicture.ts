import type { PictureType } from '../../../src/config/uploads.ts';
import { ProblemError } from '../http/problemError.ts';

/** A picture whose structure is valid from its first byte to its last, without metadata but its colours and orientation. */
export interface CheckedPicture {
  type: PictureType;
  bytes: Buffer<ArrayBuffer>;
  /** Pixels, as shown: a turned photograph counts as turned. */
  width: number;
  height: number;
}

/** Reads one format; throws `not-a-picture` for an invalid structure. */
export type PictureReader = (bytes: Buffer) => CheckedPicture;

/** Throws a 422 where a condition of a valid picture does not hold. */
export function assertPicture(holds: boolean): asserts holds {
  if (!holds) throw new ProblemError('not-a-picture');
}
