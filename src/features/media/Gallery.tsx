import { startTransition, useMemo, useRef, useState, type ReactNode } from 'react';
import Slideshow from '../../components/Slideshow.tsx';
import type { SlideshowLabels } from '../../components/slideshowLabels.ts';
import styles from './Gallery.module.css';
import { picturesIn, type GalleryPicture } from './galleryPictures.ts';
import PictureDialog, { type PictureLabels } from './PictureDialog.tsx';
import { useFreshColumns } from './useFreshColumns.tsx';
import { usePictureBatches } from './usePictureBatches.ts';
import { usePicturePress } from './usePicturePress.ts';
import { useShownPicture } from './useShownPicture.ts';

export interface GalleryLabels {
  gallery: string;
  slideshow: SlideshowLabels;
  picture: PictureLabels;
}

interface Props {
  labels: GalleryLabels;
  count: number;
  /** The columns that the build wrote. */
  children: ReactNode;
}

/** The auto-scrolling gallery (specification, section 2, Media); a press on a picture shows it large. */
export default function Gallery({ labels, count, children }: Props) {
  const gallery = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  const [pictures, setPictures] = useState<readonly GalleryPicture[]>([]);
  const { shown, show, hide } = useShownPicture();
  const fresh = useFreshColumns();
  // The same list as long as nothing arrives: the slideshow measures each new one.
  const columns = useMemo(() => (fresh ? [fresh.columns, children] : children), [fresh, children]);
  usePictureBatches(gallery, active);
  usePicturePress(gallery, (link) => {
    startTransition(() => {
      if (gallery.current) setPictures(picturesIn(gallery.current));
    });
    show(link.href);
  });

  return (
    <>
      <div ref={gallery}>
        <Slideshow
          label={labels.gallery}
          labels={labels.slideshow}
          count={count + (fresh?.count ?? 0)}
          autoplay
          trackClass={styles.track}
          onActive={setActive}
        >
          {columns}
        </Slideshow>
      </div>
      {pictures.length > 0 && (
        <PictureDialog
          pictures={pictures}
          shown={shown}
          labels={labels.picture}
          onShow={show}
          onClose={hide}
        />
      )}
    </>
  );
}
