import { useRef, type ReactNode } from 'react';
import { useHydrated } from '../../../components/hooks/useHydrated.ts';
import type { PictureLabels } from '../galleryLabels.ts';
import styles from './PictureList.module.css';
import PictureViewer from '../viewer/PictureViewer.tsx';
import { useGallery } from '../sync/useGallery.ts';

interface Props {
  labels: PictureLabels;
  /** Digest of the stored pictures. */
  etag: string;
  count: number;
  /** The pictures that the build wrote, or a sentence where there are none. */
  children: ReactNode;
}

/** All pictures. A click shows one large. */
export default function PictureList({ labels, etag, count, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const current = useGallery(list, { etag });
  const isHydrated = useHydrated();
  const pictures = current?.pictures ?? children;
  // The island is hydrated when its first box is visible, and Astro's slot has none.
  if ((current?.entries.length ?? count) === 0) return <div>{pictures}</div>;
  return (
    <>
      <div
        ref={list}
        className={styles.list}
        role="list"
        data-scripted=""
        data-ready={isHydrated ? '' : undefined}
      >
        {pictures}
      </div>
      <PictureViewer gallery={list} labels={labels} entries={current?.entries} />
    </>
  );
}
