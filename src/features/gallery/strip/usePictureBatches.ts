import { useEffect, type RefObject } from 'react';
import { useLowData } from '../../../components/hooks/useLowData.ts';
import { batchesAt } from './pictureBatches.ts';

/** Fetches the pictures of the gallery in batches, ahead of the active one. When data are short each waits for its sight. */
export function usePictureBatches(gallery: RefObject<HTMLElement | null>, active: number | undefined): void {
  const lowData = useLowData();

  useEffect(() => {
    if (lowData || active === undefined) return;
    const pictures = [...(gallery.current?.querySelectorAll<HTMLImageElement>('[data-column] img') ?? [])];
    for (const [start, end] of batchesAt(active, pictures.length)) {
      for (const picture of pictures.slice(start, end)) picture.loading = 'eager';
    }
  }, [gallery, active, lowData]);
}
