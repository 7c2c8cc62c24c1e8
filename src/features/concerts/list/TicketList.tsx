import { withDistinctLinks } from '../concerts.ts';
import Ticket, { type TicketsProps } from '../ticket/Ticket.tsx';

/** Tickets below each other, two side by side where there is room. `ConcertLists` has its styles, which the home page does without. */
export default function TicketList({ concerts, ...shared }: TicketsProps) {
  return (
    <ul role="list">
      {withDistinctLinks(concerts).map((concert) => (
        <li key={concert.id}>
          <Ticket concert={concert} {...shared} level={3} />
        </li>
      ))}
    </ul>
  );
}
