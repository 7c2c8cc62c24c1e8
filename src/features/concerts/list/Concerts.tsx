import { useRef } from 'react';
import Slideshow from '../../../components/slideshow/Slideshow.tsx';
import type { SlideshowLabels } from '../../../components/slideshow/slideshowLabels.ts';
import { homePageRecords } from '../../../config/behaviour.ts';
import { concertsPerColumn } from '../behaviour.ts';
import { kinds, type Kind } from '../concerts.ts';
import { useHeroLine } from '../next/useHeroLine.ts';
import { firestoreProject } from '../sync/firestore/firestoreProject.ts';
import SyncStatus from '../sync/SyncStatus.tsx';
import { useConcertLists } from '../sync/useConcertLists.ts';
import { useConcertSync } from '../sync/useConcertSync.ts';
import ConcertTabs, { type TabLabels } from './ConcertTabs.tsx';
import { useTab } from './useTab.ts';
import type { ListsProps } from './ConcertLists.tsx';
import styles from './Concerts.module.css';

interface Props extends ListsProps {
  labels: ListsProps['labels'] & { tabs: TabLabels; slideshow: SlideshowLabels };
}

/** The section of the home page: two tabs with a slideshow each. */
export default function Concerts(props: Props) {
  const { labels } = props;
  const root = useRef<HTMLDivElement>(null);
  const tab = useTab();
  const lists = useConcertLists(root, props, homePageRecords);
  const note = useConcertSync(root, props, false);
  useHeroLine(lists);
  const counts = lists?.counts ?? props.counts;
  const empty = { upcoming: props.emptyUpcoming, past: props.emptyPast };

  return (
    <div
      ref={root}
      data-early={firestoreProject ? undefined : `"${props.etag}"`}
      data-ready={tab.hydrated ? '' : undefined}
    >
      <ConcertTabs labels={labels.tabs} counts={counts} tab={tab} />
      {note !== undefined && <SyncStatus note={note} />}
      {kinds.map((kind) => {
        const shown = lists?.tickets[kind].length ?? Math.min(props.counts[kind], homePageRecords);
        return (
          <div
            key={kind}
            id={`concerts-${kind}`}
            className={styles.panel}
            data-list={kind}
            {...(tab.hydrated && {
              role: 'tabpanel',
              'aria-labelledby': `tab-${kind}`,
              tabIndex: 0,
            })}
          >
            <h3 className={styles.heading}>{labels.headings[kind]}</h3>
            {shown > 0 ? (
              <Slideshow
                label={labels.headings[kind]}
                labels={labels.slideshow}
                count={Math.ceil(shown / concertsPerColumn)}
                trackClass={styles.columns}
                onChoose={() => showTop(kind)}
              >
                {lists ? (
                  <lists.ConcertColumns
                    concerts={lists.tickets[kind]}
                    labels={labels.ticket}
                    year={lists.year}
                    past={kind === 'past'}
                  />
                ) : (
                  props[kind]
                )}
              </Slideshow>
            ) : (
              empty[kind]
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Scrolls the controls and the first ticket into view on a phone, where the controls are above the columns. */
function showTop(kind: Kind): void {
  if (!matchMedia('(width < 48em)').matches) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .querySelector(`#concerts-${kind} > section > :first-child`)
    ?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}
