import { useRef, type ReactNode } from 'react';
import { kinds, type Kind } from '../concerts.ts';
import SyncStatus from '../sync/SyncStatus.tsx';
import { useConcertLists, type BuiltPage } from '../sync/useConcertLists.ts';
import { useConcertSync } from '../sync/useConcertSync.ts';
import styles from './ConcertLists.module.css';
import type { TicketLabels } from '../ticket/Ticket.tsx';
import TicketList from './TicketList.tsx';

interface Props extends BuiltPage, Partial<Record<Kind, ReactNode>> {
  labels: { headings: Record<Kind, string>; ticket: TicketLabels };
  /** States the age of the build while offline. */
  offline: string;
  /** Shown where a list is empty. */
  emptyUpcoming?: ReactNode;
  emptyPast?: ReactNode;
}

/** The page of all concerts: two lists with headings. `upcoming` and `past` are the lists of the build. */
export default function ConcertLists(props: Props) {
  const { locale, labels, counts, offline } = props;
  const root = useRef<HTMLDivElement>(null);
  const { lists, ...waiting } = useConcertLists(root, props, Infinity);
  const note = useConcertSync(root, { locale, offline, isWholePage: true, pastCount: counts.past });
  const empty = { upcoming: props.emptyUpcoming, past: props.emptyPast };

  return (
    <div ref={root} className={styles.lists} data-early="opened">
      {note !== undefined && <SyncStatus {...{ root, note }} {...waiting} />}
      {kinds.map((kind) => {
        const count = lists?.cards[kind].length ?? counts[kind];
        return (
          <div key={kind} data-list={kind}>
            <h2 className={styles.heading}>{labels.headings[kind]}</h2>
            {count > 0 &&
              (lists ? (
                <TicketList
                  concerts={lists.cards[kind]}
                  labels={labels.ticket}
                  year={lists.year}
                  past={kind === 'past'}
                />
              ) : (
                props[kind]
              ))}
            {count === 0 && empty[kind]}
          </div>
        );
      })}
    </div>
  );
}
