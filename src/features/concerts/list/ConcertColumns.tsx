import { columns, withDistinctLinks } from '../concerts.ts';
import styles from './Concerts.module.css';
import Ticket, { type TicketsProps } from '../ticket/Ticket.tsx';

/** Tickets, three in a column (specification, section 9). */
export default function ConcertColumns({ concerts, ...shared }: TicketsProps) {
  return columns(withDistinctLinks(concerts)).map((column) => (
    <div key={column[0]?.id} className={styles.column} data-column="">
      <ul role="list">
        {column.map((concert) => (
          <li key={concert.id}>
            <Ticket concert={concert} {...shared} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
