import { shortestSide } from '../../../../config/uploads.ts';

/** Steps and bounds of the search for the best quality (specification, section 9, compression). */
export const compressionSteps = 6;
const lowestQuality = 0.1;
const highestQuality = 0.9;

/** Maximum length of a picture's long side, in pixels (specification, section 9, compression). */
const longestUploadSide = 2560;

export interface Size {
  width: number;
  height: number;
}

/**
 * Returns the best picture of at most `limit` bytes by binary search on the quality, or the one of the lowest quality. `fits` is
 * false when that one is too large.
 */
export async function searchQuality<Picture extends Pick<Blob, 'size'>>(
  encode: (quality: number) => Promise<Picture>,
  limit: number,
): Promise<{ picture: Picture; fits: boolean }> {
  let [low, high] = [lowestQuality, highestQuality];
  let best: Picture | undefined;
  for (let step = 0; step < compressionSteps; step++) {
    const quality = (low + high) / 2;
    const picture = await encode(quality);
    if (picture.size <= limit) [best, low] = [picture, quality];
    else high = quality;
  }
  const picture = best ?? (await encode(lowestQuality));
  return { picture, fits: picture.size <= limit };
}

/**
 * Limits the long side and never enlarges. A panorama stays longer than the limit, so that its short side has the minimum of the
 * gallery.
 */
export function fitWithin({ width, height }: Size): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return scale({ width, height }, Math.min(1, Math.max(longestUploadSide / long, shortestSide / short)));
}

/** Estimates the size at which `bytes`, which are over `limit`, fall below it: bytes grow with the pixels. Leaves a margin of 10 %. */
export function shrink(size: Size, bytes: number, limit: number): Size {
  return scale(size, Math.sqrt(limit / bytes) * 0.9);
}

function scale({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
