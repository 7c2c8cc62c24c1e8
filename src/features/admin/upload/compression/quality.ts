import {
  compressionSteps,
  highestQuality,
  longestUploadSide,
  lowestQuality,
} from '../../../../config/behaviour.ts';
import { shortestSide } from '../../../../config/uploads.ts';

export interface Size {
  width: number;
  height: number;
}

/** Something of so many bytes, as a `Blob` is. */
interface Weighed {
  readonly size: number;
}

/**
 * The best picture within the limit (specification, section 9): six steps of binary search on the quality, and where none
 * of them fits, the lowest quality. `fits` says whether that was enough.
 */
export async function searchQuality<Picture extends Weighed>(
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
 * The size in which a picture is sent: 2560 pixels on its long side at most, and never enlarged. A long panorama stays longer, so that
 * its short side is not too small to be shown.
 */
export function fitted({ width, height }: Size): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return scaled({ width, height }, Math.min(1, Math.max(longestUploadSide / long, shortestSide / short)));
}

/** A size that should bring a picture of so many bytes below the limit: bytes grow with the pixels. A tenth to spare. */
export function shrunk(size: Size, bytes: number, limit: number): Size {
  return scaled(size, Math.min(0.9, Math.sqrt(limit / bytes) * 0.9));
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
