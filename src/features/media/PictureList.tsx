import type { ReactNode } from 'react';
import styles from './PictureList.module.css';
import { useAddedPictures } from './useAddedPictures.tsx';

interface Props {
  /** Rank of the newest stored picture that the build knew. */
  newest?: string | undefined;
  count: number;
  /** The pictures that the build wrote, or a sentence where there are none. */
  children: ReactNode;
}

/** All pictures: those that were added since the build join at the front. */
export default function PictureList({ newest, count, children }: Props) {
  const added = useAddedPictures({ newest });
  // The island is hydrated when its first box is visible, and Astro's slot has none.
  if (count === 0 && !added) return <div>{children}</div>;
  return (
    <div className={styles.list} role="list">
      {added?.pictures}
      {count > 0 && children}
    </div>
  );
}
