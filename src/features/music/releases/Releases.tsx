import { useMemo, useRef, type ReactNode } from 'react';
import Slideshow from '../../../components/slideshow/Slideshow.tsx';
import type { SlideshowLabels } from '../../../components/slideshow/slideshowLabels.ts';
import ReleaseColumn from './ReleaseColumn.tsx';
import styles from './Releases.module.css';
import { useCurrentReleases } from '../sync/useCurrentReleases.ts';
import { useNewBadges } from './useNewBadges.ts';

interface Props {
  label: string;
  labels: SlideshowLabels;
  /** How many releases there are. */
  count: number;
  /** Their columns. */
  children?: ReactNode;
  /** Stands for a cover that the service does not have; there where releases can arrive after the build. */
  noCover?: string | undefined;
}

/** The releases, side by side (specification, section 2, Music). */
export default function Releases({ label, labels, count, noCover, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const fresh = useCurrentReleases(root, noCover);
  useNewBadges(root, fresh);
  // The same list as long as nothing arrives: the slideshow measures each new one.
  const columns = useMemo(
    () =>
      fresh
        ? [
            ...fresh.columns.map((column) => <ReleaseColumn key={column.release.url} {...column} />),
            !fresh.complete && children,
          ]
        : children,
    [fresh, children],
  );

  return (
    <div ref={root} className={styles.strip}>
      <Slideshow
        label={label}
        labels={labels}
        count={fresh ? fresh.columns.length + (fresh.complete ? 0 : count) : count}
        trackClass={styles.sleeves}
      >
        {columns}
      </Slideshow>
    </div>
  );
}
