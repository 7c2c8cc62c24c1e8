import { useMemo, useRef, type ReactNode } from 'react';
import Slideshow from '../../../components/slideshow/Slideshow.tsx';
import type { SlideshowLabels } from '../../../components/slideshow/slideshowLabels.ts';
import ReleaseColumn from './ReleaseColumn.tsx';
import styles from './Releases.module.css';
import { useReleases, type BuiltReleases } from './useReleases.ts';

interface Props extends BuiltReleases {
  label: string;
  labels: SlideshowLabels;
  /** Number of columns of the build. */
  count: number;
  /** Columns of the build. */
  children?: ReactNode;
}

/** The releases, side by side (specification, section 2, Music). */
export default function Releases({ label, labels, count, children, ...page }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const releases = useReleases(root, page);
  // The same elements until the releases change, because the slideshow measures new ones.
  const columns = useMemo(
    () => releases?.map((shown) => <ReleaseColumn key={shown.release.url + shown.release.name} {...shown} />),
    [releases],
  );

  return (
    <div ref={root} className={styles.strip}>
      <Slideshow label={label} labels={labels} count={columns?.length ?? count} trackClass={styles.sleeves}>
        {columns ?? children}
      </Slideshow>
    </div>
  );
}
