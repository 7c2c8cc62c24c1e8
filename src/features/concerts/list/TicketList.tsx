import type { TicketContent } from '../ticket/ticketContent.ts';
import { withDistinctLinks } from '../concerts.ts';
import styles from './ConcertLists.module.css';
import Ticket, { type TicketLabels } from '../ticket/Ticket.tsx';

interface Props {
  concerts: readonly TicketContent[];
  labels: TicketLabels;
  /** The present year. */
  year: string;
  past?: boolean;
}

/** Tickets below each other, two side by side where there is room. */
export default function TicketList({ concerts, labels, year, past = false }: Props) {
  return (
    <ul role="list" className={styles.list}>
      {withDistinctLinks(concerts).map((concert) => (
        <li key={concert.id}>
          <Ticket concert={concert} labels={labels} year={year} past={past} level={3} />
        </li>
      ))}
    </ul>
  );
}
