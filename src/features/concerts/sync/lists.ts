import type { Concert } from '../../../records/concert.ts';
import { yearIn } from '../../../lib/dates/dates.ts';
import type { SyncedConcerts } from '../../../lib/recordStore.ts';
import type { TicketContent } from '../ticket/ticketContent.ts';
import { divide, kinds, type Counts, type Kind } from '../concerts.ts';

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

/**
 * The shown tickets in their places, with the values of a `waiting` list, or as they are in `current` where that list no longer has them;
 * `undefined` where neither has one of them.
 */
export function updatedInPlace(
  shown: Record<Kind, readonly string[]>,
  waiting: Pick<SyncedConcerts, 'concerts'> & Pick<Page, 'ticket'>,
  current: Lists['tickets'] | undefined,
): Lists['tickets'] | undefined {
  const records = new Map(waiting.concerts.map((record) => [record.id, record]));
  const before = new Map(
    [...(current?.upcoming ?? []), ...(current?.past ?? [])].map((ticket) => [ticket.id, ticket]),
  );
  const tickets = (kind: Kind) =>
    shown[kind].flatMap((id) => {
      const record = records.get(id);
      return record ? waiting.ticket(record) : (before.get(id) ?? []);
    });
  const updated = { upcoming: tickets('upcoming'), past: tickets('past') };
  const isComplete = kinds.every((kind) => updated[kind].length === shown[kind].length);
  return isComplete ? updated : undefined;
}

/** The ids of the tickets of a list, in their order: of the build's HTML or of React's. */
export const shownIds = (root: Element | null, kind: Kind): string[] =>
  [...(root?.querySelectorAll<HTMLElement>(`[data-list='${kind}'] [data-id]`) ?? [])].map(
    ({ dataset }) => dataset.id ?? '',
  );
