import type { PictureType } from '../../../src/config/uploads.ts';
import { ProblemError } from '../http/problemError.ts';

/** A picture whose structure is sound from its first byte to its last, with nothing in it but what shows it. */
export interface SoundPicture {
  type: PictureType;
  bytes: Buffer<ArrayBuffer>;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
}

/** Reads one format; throws `not-a-picture` where the structure does not hold. */
export type ReadPicture = (bytes: Buffer) => SoundPicture;

/** Refuses (422) what does not hold. */
export function must(holds: boolean): asserts holds {
  if (!holds) throw new ProblemError('not-a-picture');
}
