import { useRef, type ReactNode } from 'react';
import { kinds, type Kind } from '../concerts.ts';
import SyncStatus from '../sync/SyncStatus.tsx';
import { useConcertLists, type BuiltPage } from '../sync/useConcertLists.ts';
import { useConcertSync, type SyncedPage } from '../sync/useConcertSync.ts';
import styles from './ConcertLists.module.css';
import type { TicketLabels } from '../ticket/Ticket.tsx';

/** `upcoming` and `past` are the lists of the build. */
export interface ListsProps extends BuiltPage, SyncedPage, Partial<Record<Kind, ReactNode>> {
  labels: { headings: Record<Kind, string>; ticket: TicketLabels };
  /** Shown where a list is empty. */
  emptyUpcoming?: ReactNode;
  emptyPast?: ReactNode;
}

/** The page of all concerts: two lists with headings. */
export default function ConcertLists(props: ListsProps) {
  const { labels, counts } = props;
  const root = useRef<HTMLDivElement>(null);
  const lists = useConcertLists(root, props, Infinity);
  const note = useConcertSync(root, props, true);
  const empty = { upcoming: props.emptyUpcoming, past: props.emptyPast };

  return (
    <div ref={root} className={styles.lists} data-early={`"${props.etag}"`} data-opened>
      {note !== undefined && <SyncStatus note={note} />}
      {kinds.map((kind) => {
        const count = lists?.tickets[kind].length ?? counts[kind];
        return (
          <div key={kind} data-list={kind}>
            <h2 className={styles.heading}>{labels.headings[kind]}</h2>
            {count > 0 &&
              (lists ? (
                <lists.TicketList
                  concerts={lists.tickets[kind]}
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
