import { useRef, type ReactNode } from 'react';
import Slideshow from '../../components/Slideshow.tsx';
import type { SlideshowLabels } from '../../components/slideshowLabels.ts';
import styles from './Releases.module.css';
import { useNewBadges } from './useNewBadges.ts';

interface Props {
  label: string;
  labels: SlideshowLabels;
  /** How many releases there are. */
  count: number;
  /** Their columns. */
  children?: ReactNode;
}

/** The releases, side by side (specification, section 2, Music). */
export default function Releases({ label, labels, count, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useNewBadges(root);
  return (
    <div ref={root}>
      <Slideshow label={label} labels={labels} count={count} trackClass={styles.sleeves}>
        {children}
      </Slideshow>
    </div>
  );
}
