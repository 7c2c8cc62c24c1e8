import { useRef, type ReactNode } from 'react';
import type { Locale } from '../../../config/locales.ts';
import type { Kind } from '../concerts.ts';
import styles from './ConcertLists.module.css';
import ConnectionNote from '../sync/ConnectionNote.tsx';
import NewConcerts from './NewConcerts.tsx';
import { kinds } from '../tabs/tabs.ts';
import type { TicketLabels } from './Ticket.tsx';
import TicketList from './TicketList.tsx';
import { useConcertLists, type BuiltPage } from '../sync/useConcertLists.ts';
import { useConcertSync } from '../sync/useConcertSync.ts';

interface Props extends BuiltPage, Partial<Record<Kind, ReactNode>> {
  locale: Locale;
  labels: { headings: Record<Kind, string>; ticket: TicketLabels };
  /** States the age of the build while offline. */
  offline: string;
  /** Shown where a list is empty. */
  emptyUpcoming?: ReactNode;
  emptyPast?: ReactNode;
}

/** Every concert under two headings. `upcoming` and `past` are the lists that the build wrote. */
export default function ConcertLists(props: Props) {
  const { locale, labels, counts, offline } = props;
  const root = useRef<HTMLDivElement>(null);
  const { lists, news, showWaiting } = useConcertLists(root, {
    ...{ counts, builtAt: props.builtAt, changesAt: props.changesAt },
    ...{ locale, limit: Infinity },
  });
  const note = useConcertSync(root, { locale, offline, isWholePage: true, pastCount: counts.past });
  const empty = { upcoming: props.emptyUpcoming, past: props.emptyPast };

  return (
    <div ref={root} className={styles.lists} data-early="opened">
      {note !== undefined && <ConnectionNote>{note}</ConnectionNote>}
      {note !== undefined && <NewConcerts list={root} news={news} showWaiting={showWaiting} />}
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
