import { useRef, type ReactNode } from 'react';
import type { Locale } from '../../../config/locales.ts';
import type { Counts, Kind } from '../concerts.ts';
import styles from './ConcertLists.module.css';
import ConnectionNote from '../sync/ConnectionNote.tsx';
import NewConcerts from './NewConcerts.tsx';
import { kinds } from '../tabs/tabs.ts';
import type { TicketLabels } from './Ticket.tsx';
import TicketList from './TicketList.tsx';
import { useConcertLists } from '../sync/useConcertLists.ts';
import { useConcertSync } from '../sync/useConcertSync.ts';

interface Props extends Partial<Record<Kind, ReactNode>> {
  locale: Locale;
  labels: { headings: Record<Kind, string>; ticket: TicketLabels };
  /** How many concerts there are when the page is built. */
  counts: Counts;
  /** The year in which the page is built. */
  year: string;
  /** Says without a connection how old the build is. */
  offline: string;
  /** Stand where a list is empty. */
  emptyUpcoming?: ReactNode;
  emptyPast?: ReactNode;
}

/** Every concert under two headings. `upcoming` and `past` are the lists that the build wrote. */
export default function ConcertLists(props: Props) {
  const { locale, labels, counts, offline } = props;
  const root = useRef<HTMLDivElement>(null);
  const { lists, news, check } = useConcertLists(root, {
    ...{ counts, year: props.year, newTab: labels.ticket.newTab, locale },
    limit: Infinity,
  });
  const note = useConcertSync(root, { locale, offline, isWholePage: true, pastCount: counts.past });
  const { year } = lists ?? props;
  const empty = { upcoming: props.emptyUpcoming, past: props.emptyPast };

  return (
    <div ref={root} className={styles.lists} data-early="opened">
      {note !== undefined && <ConnectionNote>{note}</ConnectionNote>}
      {note !== undefined && <NewConcerts list={root} news={news} check={check} />}
      {kinds.map((kind) => {
        const cards = lists?.cards[kind];
        const count = cards?.length ?? counts[kind];
        return (
          <div key={kind} data-list={kind}>
            <h2 className={styles.heading}>{labels.headings[kind]}</h2>
            {count > 0 &&
              (cards ? (
                <TicketList concerts={cards} labels={labels.ticket} year={year} past={kind === 'past'} />
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
