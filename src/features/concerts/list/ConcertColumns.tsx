import type { TicketContent } from '../ticket/ticketContent.ts';
import { columns, withDistinctLinks } from '../concerts.ts';
import styles from './Concerts.module.css';
import Ticket, { type TicketLabels } from '../ticket/Ticket.tsx';

interface Props {
  concerts: readonly TicketContent[];
  labels: TicketLabels;
  /** The present year. */
  year: string;
  past?: boolean;
}

/** Tickets, three in a column (specification, section 9). */
export default function ConcertColumns({ concerts, labels, year, past = false }: Props) {
  return columns(withDistinctLinks(concerts)).map((column) => (
    <div key={column[0]?.id} className={styles.column} data-column="">
      <ul role="list">
        {column.map((concert) => (
          <li key={concert.id}>
            <Ticket concert={concert} labels={labels} year={year} past={past} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
