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
import { useStoredPictures } from './useStoredPictures.ts';

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
  useStoredPictures(gallery);
  const fresh = useFreshColumns();
  // The same as long as nothing arrives, since the slideshow measures each new one; and the build's columns in a place of their
  // own, so that they remain what they are when others come in before them.
  const columns = useMemo(
    () => (
      <>
        {fresh?.columns}
        {children}
      </>
    ),
    [fresh, children],
  );
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
