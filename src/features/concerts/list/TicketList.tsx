import { withDistinctLinks } from '../concerts.ts';
import styles from './ConcertLists.module.css';
import Ticket, { type TicketsProps } from '../ticket/Ticket.tsx';

/** Tickets below each other, two side by side where there is room. */
export default function TicketList({ concerts, ...shared }: TicketsProps) {
  return (
    <ul role="list" className={styles.list}>
      {withDistinctLinks(concerts).map((concert) => (
        <li key={concert.id}>
          <Ticket concert={concert} {...shared} level={3} />
        </li>
      ))}
    </ul>
  );
}
