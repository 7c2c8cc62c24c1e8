import { galleryBuffer } from '../../../config/behaviour.ts';

/** So many pictures before the end of a batch, the next one is near. */
const near = galleryBuffer / 2;

/**
 * The batches of pictures to be fetched when this picture is the active one, each by its first and its end (specification,
 * section 9): its own, and the next as soon as it is near; after the last one comes the first.
 */
export function batchesAt(active: number, count: number): [start: number, end: number][] {
  const starts = [active, active + near].map((index) => {
    const picture = index % count;
    return picture - (picture % galleryBuffer);
  });
  return [...new Set(starts)].map((start) => [start, Math.min(start + galleryBuffer, count)]);
}
