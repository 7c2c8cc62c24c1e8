import { withDistinctLinks } from '../concerts.ts';
import Ticket, { type TicketsProps } from '../ticket/Ticket.tsx';
import PastRows from './PastRows.tsx';

/** Tickets below each other, two side by side where there is room, or rows of past concerts. `ConcertLists` has the styles, which the home page does without. */
export default function TicketList({ concerts, past = false, ...shared }: TicketsProps) {
  if (past) return <PastRows concerts={concerts} />;
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
