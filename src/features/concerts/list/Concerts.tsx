import { useRef, type ReactNode } from 'react';
import Slideshow from '../../../components/slideshow/Slideshow.tsx';
import type { SlideshowLabels } from '../../../components/slideshow/slideshowLabels.ts';
import { concertsPerColumn, homePageRecords } from '../../../config/behaviour.ts';
import type { Locale } from '../../../config/locales.ts';
import ConcertColumns from './ConcertColumns.tsx';
import type { Kind } from '../concerts.ts';
import styles from './Concerts.module.css';
import ConcertTabs, { type TabLabels } from '../tabs/ConcertTabs.tsx';
import ConnectionNote from '../sync/ConnectionNote.tsx';
import { firestoreProject } from '../sync/firestore/firestoreProject.ts';
import NewConcerts from './NewConcerts.tsx';
import { kinds } from '../tabs/tabs.ts';
import type { TicketLabels } from './Ticket.tsx';
import { useConcertLists, type BuiltPage } from '../sync/useConcertLists.ts';
import { useConcertSync } from '../sync/useConcertSync.ts';
import { useTab } from '../tabs/useTab.ts';

export interface ConcertsLabels {
  tabs: TabLabels;
  headings: Record<Kind, string>;
  ticket: TicketLabels;
  slideshow: SlideshowLabels;
}

interface Props extends BuiltPage, Partial<Record<Kind, ReactNode>> {
  locale: Locale;
  labels: ConcertsLabels;
  /** States the age of the build while offline. */
  offline: string;
  /** Text of an empty list. */
  emptyUpcoming?: ReactNode;
  emptyPast?: ReactNode;
}

/** The two lists as tabs with a slideshow each. `upcoming` and `past` are the columns that the build wrote. */
export default function Concerts(props: Props) {
  const { locale, labels, offline } = props;
  const root = useRef<HTMLDivElement>(null);
  const tab = useTab();
  const { lists, news, showWaiting } = useConcertLists(root, {
    ...{ counts: props.counts, builtAt: props.builtAt, changesAt: props.changesAt },
    ...{ locale, limit: homePageRecords },
  });
  const note = useConcertSync(root, { locale, offline, isWholePage: false, pastCount: props.counts.past });
  const counts = lists?.counts ?? props.counts;
  const empty = { upcoming: props.emptyUpcoming, past: props.emptyPast };

  return (
    <div
      ref={root}
      data-early={firestoreProject ? undefined : 'seen'}
      data-ready={tab.arrived ? '' : undefined}
    >
      <ConcertTabs labels={labels.tabs} counts={counts} tab={tab} />
      {note !== undefined && <ConnectionNote>{note}</ConnectionNote>}
      {note !== undefined && <NewConcerts list={root} news={news} showWaiting={showWaiting} />}
      {kinds.map((kind) => {
        const shown = lists?.cards[kind].length ?? Math.min(props.counts[kind], homePageRecords);
        return (
          <div
            key={kind}
            id={`concerts-${kind}`}
            className={styles.panel}
            data-list={kind}
            {...(tab.arrived && {
              role: 'tabpanel',
              'aria-labelledby': `tab-${kind}`,
              tabIndex: 0,
              hidden: kind !== tab.active,
            })}
          >
            <h3 className={styles.heading}>{labels.headings[kind]}</h3>
            {shown > 0 ? (
              <Slideshow
                label={labels.headings[kind]}
                labels={labels.slideshow}
                count={Math.ceil(shown / concertsPerColumn)}
                trackClass={styles.columns}
                onChoose={() => {
                  showTop(kind);
                }}
              >
                {lists ? (
                  <ConcertColumns
                    concerts={lists.cards[kind]}
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

/** On a phone, where the controls stand above the columns: brings them and the first ticket into view, if they are not. */
function showTop(kind: Kind): void {
  if (!matchMedia('(width < 48em)').matches) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .querySelector(`#concerts-${kind} > section > :first-child`)
    ?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}
