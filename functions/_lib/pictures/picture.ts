import { largestPicture, longestSide, mostPixels, shortestSide } from '../../../src/config/uploads.ts';
import { ProblemError } from '../http/problemError.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { isPng, readPng } from './png.ts';
import type { CheckedPicture } from '../../../src/stores/gallery/gallery.ts';
import { assertPicture } from './assertPicture.ts';
import { isWebp, readWebp } from './webp.ts';

const formats = [
  { is: isJpeg, read: readJpeg },
  { is: isPng, read: readPng },
  { is: isWebp, read: readWebp },
];

/**
 * Checks an uploaded file by its content, and strips place and device data and anything behind its end. Throws a 413 (too many bytes) or
 * a 422. No pixel is decoded.
 */
export function readPicture(file: Buffer): CheckedPicture {
  if (file.length > largestPicture) throw new ProblemError('too-large');
  const format = formats.find(({ is }) => is(file));
  assertPicture(format !== undefined);
  const picture = read(format.read, file);
  const [short, long] = [Math.min(picture.width, picture.height), Math.max(picture.width, picture.height)];
  if (short < shortestSide) throw new ProblemError('picture-too-small');
  if (long > longestSide || short * long > mostPixels) throw new ProblemError('picture-too-big');
  return picture;
}

/** Reports a length or an offset that leads out of the file as `not-a-picture`, too. */
function read(format: (file: Buffer) => CheckedPicture, file: Buffer): CheckedPicture {
  try {
    return format(file);
  } catch (cause) {
    throw cause instanceof RangeError ? new ProblemError('not-a-picture', { cause }) : cause;
  }
}
