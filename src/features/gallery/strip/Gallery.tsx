import { useMemo, useRef, type ReactNode } from 'react';
import Slideshow from '../../../components/slideshow/Slideshow.tsx';
import { homePageRecords } from '../../../config/behaviour.ts';
import styles from './Gallery.module.css';
import type { GalleryLabels } from '../galleryLabels.ts';
import PictureViewer from '../viewer/PictureViewer.tsx';
import { useAddedPictures } from '../sync/useAddedPictures.tsx';
import { usePictureBatches } from './usePictureBatches.ts';

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
