import { largestPicture, longestSide, mostPixels, shortestSide } from '../../../src/config/uploads.ts';
import type { CheckedPicture } from '../../../src/stores/gallery/gallery.ts';
import { ProblemError } from '../http/problemError.ts';
import { readJpeg } from './jpeg.ts';

/**
 * Checks an uploaded file, a JPEG, by its content, and strips place and device data and anything behind its end. Throws a 413 (too many
 * bytes) or a 422. No pixel is decoded.
 */
export function readPicture(file: Buffer): CheckedPicture {
  if (file.length > largestPicture) throw new ProblemError('too-large');
  const picture = read(file);
  const [short, long] = [Math.min(picture.width, picture.height), Math.max(picture.width, picture.height)];
  if (short < shortestSide) throw new ProblemError('picture-too-small');
  if (long > longestSide || short * long > mostPixels) throw new ProblemError('picture-too-big');
  return picture;
}

/** Reports a length or an offset that leads out of the file as `not-a-picture`, too. */
function read(file: Buffer): CheckedPicture {
  try {
    return readJpeg(file);
  } catch (cause) {
    throw cause instanceof RangeError ? new ProblemError('not-a-picture', { cause }) : cause;
  }
}
