import { useCallback, type RefObject } from 'react';
import { useLowData } from '../../../components/hooks/useLowData.ts';
import { readPictures } from '../readPictures.ts';

/** Size of a batch of pictures (specification, section 9, gallery stream buffer). */
export const batchSize = 10;

/** The next batch is near when the active picture has fewer pictures than this behind it in its batch. */
const near = batchSize / 2;

/**
 * The batches to fetch for an active picture, each as its first index and its end: its own, and the next one when it is near. The first
 * batch follows the last.
 */
export function batchesAt(active: number, count: number): [start: number, end: number][] {
  const starts = [active, active + near].map((index) => {
    const picture = index % count;
    return picture - (picture % batchSize);
  });
  return [...new Set(starts)].map((start) => [start, Math.min(start + batchSize, count)]);
}

/**
 * Returns a function that fetches the batches of an active picture into the browser's cache. In low data mode it fetches none, and each
 * picture loads when it comes near the viewport.
 */
export function usePictureBatches(gallery: RefObject<HTMLElement | null>): (active: number) => void {
  const lowData = useLowData();
  return useCallback(
    (active) => {
      if (lowData || !gallery.current) return;
      const pictures = readPictures(gallery.current);
      for (const [start, end] of batchesAt(active, pictures.length)) {
        for (const { src } of pictures.slice(start, end)) new Image().src = src;
      }
    },
    [gallery, lowData],
  );
}
