import { fineSide, largestChosen, longestShape, shortestSide } from '../../../../config/uploads.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { isHeic } from './stateText.ts';

/** Why a file cannot stand on the page, or a sentence on one that can. It is decoded once, because no header tells what a browser can read. */
export async function checkPhoto(file: File, t: Translate): Promise<{ reason?: string; hint?: string }> {
  if (file.size > largestChosen) return { reason: t('photo-heavy', { most: largestChosen / 1024 / 1024 }) };
  const size = await sizeOf(file);
  if (!size) return { reason: t(isHeic(file.name) ? 'reason-heic' : 'reason-unreadable') };
  const [short, long] = [Math.min(...size), Math.max(...size)];
  if (short < shortestSide) return { reason: t('photo-small', { pixels: shortestSide }) };
  if (long > short * longestShape) return { reason: t('photo-narrow', { times: longestShape }) };
  return short < fineSide ? { hint: t('photo-coarse', { pixels: fineSide }) } : {};
}

/** In pixels; undefined for a file that the browser cannot read. */
async function sizeOf(file: Blob): Promise<[width: number, height: number] | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    bitmap.close();
    return [width, height];
  } catch {
    return undefined;
  }
}
