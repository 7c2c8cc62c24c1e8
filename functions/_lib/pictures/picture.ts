import { largestPicture, longestSide, mostPixels, shortestSide } from '../../../src/config/uploads.ts';
import { ProblemError } from '../http/problemError.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { isPng, readPng } from './png.ts';
import { must, type SoundPicture } from './assertPicture.ts';
import { isWebp, readWebp } from './webp.ts';

const formats = [
  { is: isJpeg, read: readJpeg },
  { is: isPng, read: readPng },
  { is: isWebp, read: readWebp },
];

/**
 * A file as the site may show it: known by its content, whole, without what says where and with what it was taken, and without
 * anything after its end. Refuses with 413 (too many bytes) or 422. No pixel is decoded.
 */
export function readPicture(file: Buffer): SoundPicture {
  if (file.length > largestPicture) throw new ProblemError('too-large');
  const format = formats.find(({ is }) => is(file));
  must(format !== undefined);
  const picture = read(format.read, file);
  const [short, long] = [Math.min(picture.width, picture.height), Math.max(picture.width, picture.height)];
  if (short < shortestSide) throw new ProblemError('picture-too-small');
  if (long > longestSide || short * long > mostPixels) throw new ProblemError('picture-too-big');
  return picture;
}

/** A length or an offset that leads out of the file is no picture either. */
function read(format: (file: Buffer) => SoundPicture, file: Buffer): SoundPicture {
  try {
    return format(file);
  } catch (cause) {
    throw cause instanceof RangeError ? new ProblemError('not-a-picture', { cause }) : cause;
  }
}
