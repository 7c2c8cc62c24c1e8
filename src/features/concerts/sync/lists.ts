import type { Concert } from '../../../records/concert.ts';
import { yearIn } from '../../../lib/dates/localTime.ts';
import type { SyncedConcerts } from '../../../lib/recordStore.ts';
import type { TicketContent } from '../ticket/ticketContent.ts';
import { divide, type Counts, type Kind } from '../concerts.ts';

/** The tickets of a page, and the number of all concerts. */
export interface Lists {
  tickets: Record<Kind, TicketContent[]>;
  counts: Counts;
  /** The present year. Badges show any other year. */
  year: string;
}

interface Page {
  /** In milliseconds since 1970. */
  now: number;
  /** Maximum number of concerts of either kind on the page. */
  limit: number;
  /** Number of concerts before the range of a list that leaves them out (`since`). */
  olderCount: number;
  /** Makes the ticket of a record. Called only for shown records, because there may be thousands. */
  ticket: (record: Concert) => TicketContent;
}

/** The lists of a page from the complete list of records. */
export function listsOf(
  { concerts, since }: SyncedConcerts,
  { now, limit, olderCount, ticket }: Page,
): Lists {
  const date = new Date(now);
  const all = divide(concerts, date);
  const tickets = (kind: Kind) => all[kind].slice(0, limit).map(ticket);
  return {
    tickets: { upcoming: tickets('upcoming'), past: tickets('past') },
    counts: {
      upcoming: all.upcoming.length,
      past: all.past.length + (since === undefined ? 0 : olderCount),
    },
    year: yearIn(date),
  };
}
