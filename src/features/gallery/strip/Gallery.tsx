import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import Slideshow from '../../../components/slideshow/Slideshow.tsx';
import { homePageRecords } from '../../../config/behaviour.ts';
import styles from './Gallery.module.css';
import type { GalleryLabels } from '../galleryLabels.ts';
import PictureViewer from '../viewer/PictureViewer.tsx';
import { useGallery } from '../sync/useGallery.ts';
import { useLowData } from '../../../components/hooks/useLowData.ts';

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
 * Returns a function that fetches the batches of an active picture. In low data mode it fetches none, and each picture loads when it comes near
 * the viewport.
 */
function usePictureBatches(gallery: RefObject<HTMLElement | null>): (active: number) => void {
  const lowData = useLowData();
  return useCallback(
    (active) => {
      if (lowData || !gallery.current) return;
      const images = [...gallery.current.querySelectorAll('img')];
      for (const [start, end] of batchesAt(active, images.length)) {
        for (const image of images.slice(start, end)) image.loading = 'eager';
      }
    },
    [gallery, lowData],
  );
}

interface Props {
  labels: GalleryLabels;
  /** Digest of the stored pictures among the shown ones. */
  etag: string;
  count: number;
  /** The columns that the build wrote. */
  children?: ReactNode;
}

/** The auto-scrolling gallery (specification, section 2, Media); a click on a picture shows it large. */
export default function Gallery({ labels, etag, count, children }: Props) {
  const gallery = useRef<HTMLDivElement>(null);
  const current = useGallery(gallery, { etag, limit: homePageRecords });
  const total = current?.entries.length ?? count;
  // The slideshow measures each new value.
  const columns = current?.pictures ?? children;
  const fetchBatches = usePictureBatches(gallery);

  useEffect(() => {
    if (!current) return;
    const link = document.querySelector<HTMLElement>('[data-all-pictures]');
    if (link) {
      link.hidden = current.allLink === '';
      link.textContent = current.allLink;
    }
    // Empty is absent.
    const section = document.querySelector<HTMLElement>('#media');
    if (section) section.hidden = total === 0;
  }, [current, total]);

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
          columns
        )}
      </div>
      <PictureViewer
        gallery={gallery}
        labels={labels.picture}
        entries={current?.entries}
        limit={homePageRecords}
      />
    </>
  );
}
