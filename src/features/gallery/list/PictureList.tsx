import { useRef, type ReactNode } from 'react';
import { useHydrated } from '../../../components/hooks/useHydrated.ts';
import type { PictureLabels } from '../galleryLabels.ts';
import styles from './PictureList.module.css';
import PictureViewer from '../viewer/PictureViewer.tsx';
import { useAddedPictures } from '../sync/useAddedPictures.tsx';

interface Props {
  labels: PictureLabels;
  /** Rank of the newest stored picture that the build knew. */
  newest?: string | undefined;
  count: number;
  /** The pictures that the build wrote, or a sentence where there are none. */
  children: ReactNode;
}

/** All pictures, those that are newer than the build in front. A click shows one large. */
export default function PictureList({ labels, newest, count, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const added = useAddedPictures(list, { newest });
  const isHydrated = useHydrated();
  // The island is hydrated when its first box is visible, and Astro's slot has none.
  if (count === 0 && !added) return <div>{children}</div>;
  return (
    <>
      <div
        ref={list}
        className={styles.list}
        role="list"
        data-scripted=""
        data-ready={isHydrated ? '' : undefined}
      >
        {added?.pictures}
        {count > 0 && children}
      </div>
      <PictureViewer gallery={list} labels={labels} />
    </>
  );
}
