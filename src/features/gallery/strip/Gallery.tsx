import { type ReactNode, type RefObject, useCallback, useMemo, useRef } from 'react';
import Slideshow from '../../../components/slideshow/Slideshow.tsx';
import { homePageRecords } from '../../../config/behaviour.ts';
import styles from './Gallery.module.css';
import type { GalleryLabels } from '../galleryLabels.ts';
import PictureViewer from '../viewer/PictureViewer.tsx';
import { useAddedPictures } from '../sync/useAddedPictures.tsx';
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

interface Props {
  labels: GalleryLabels;
  /** Rank of the newest stored picture that the build knew. */
  newest?: string | undefined;
  count: number;
  /** The columns that the build wrote, or a sentence where there are none. */
  children: ReactNode;
}

/** The auto-scrolling gallery (specification, section 2, Media); a click on a picture shows it large. */
export default function Gallery({ labels, newest, count, children }: Props) {
  const gallery = useRef<HTMLDivElement>(null);
  const added = useAddedPictures(gallery, { newest, limit: homePageRecords });
  const total = added?.count ?? count;
  // The slideshow measures each new value. The build's columns have a place of their own, so React keeps them when others are added.
  const columns = useMemo(
    () => (
      <>
        {added?.pictures}
        {count > 0 && children}
      </>
    ),
    [added, count, children],
  );
  const fetchBatches = usePictureBatches(gallery);

  return (
    <>
      <div ref={gallery} data-scripted="">
        {total > 0 ? (
          <Slideshow
            label={labels.gallery}
            labels={labels.slideshow}
            count={total}
            autoplay
            trackClass={styles.track}
            onActive={fetchBatches}
          >
            {columns}
          </Slideshow>
        ) : (
          children
        )}
      </div>
      <PictureViewer gallery={gallery} labels={labels.picture} />
    </>
  );
}
