import { nextYear } from '../../lib/dates/localTime.ts';
import type { Concert } from '../../records/concert.ts';
import { concertsPerColumn } from './behaviour.ts';
import type { TicketContent } from './ticket/ticketContent.ts';

/** The two lists, in the order of the page. */
export const kinds = ['upcoming', 'past'] as const;
export type Kind = (typeof kinds)[number];

/** Number of concerts of each kind, shown or not. */
export type Counts = Record<Kind, number>;

/** A concert's beginning. */
type Dated = Pick<Concert, 'date'>;

/** Beginning of a concert, in milliseconds since 1970. */
export const instantOf = ({ date }: Dated): number => Date.parse(date);

/** A concert is past when its date is before now (specification, section 4). */
export const isPast = (concert: Dated, now: Date): boolean => instantOf(concert) < now.getTime();

/** The concerts in the order of their beginnings, then of their ids. */
export const ascending = <Each extends Dated & { id: string }>(concerts: readonly Each[]): Each[] =>
  concerts.toSorted((a, b) => instantOf(a) - instantOf(b) || a.id.localeCompare(b.id));

/** Sorts upcoming concerts ascending and past ones descending by date, then by id. */
export function divide<Each extends Dated & { id: string }>(
  concerts: readonly Each[],
  now: Date,
): { upcoming: Each[]; past: Each[] } {
  const sorted = ascending(concerts);
  return {
    upcoming: sorted.filter((concert) => !isPast(concert, now)),
    past: sorted.filter((concert) => isPast(concert, now)).reverse(),
  };
}

/** First instant at which the lists change by themselves, in milliseconds since 1970: a concert is past, or a year begins. */
export const nextListChange = (concerts: readonly Dated[], now: number): number =>
  concerts
    // A concert is past one millisecond after its beginning.
    .map((concert) => instantOf(concert) + 1)
    .filter((instant) => instant > now)
    .reduce((one, other) => Math.min(one, other), nextYear(new Date(now)));

/** Cuts a list into the columns of the slideshow; the last may be shorter. */
export function columns<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / concertsPerColumn) }, (_, column) =>
    items.slice(column * concertsPerColumn, (column + 1) * concertsPerColumn),
  );
}

/** Adds the time, or the name where the hour is unknown, to ticket links of one name: two concerts in one city on one day. */
export function withDistinctLinks(all: readonly TicketContent[]): readonly TicketContent[] {
  const counts = new Map<string, number>();
  for (const { tickets } of all) if (tickets) counts.set(tickets.name, (counts.get(tickets.name) ?? 0) + 1);
  return all.map((ticket) =>
    ticket.tickets && counts.get(ticket.tickets.name) !== 1
      ? {
          ...ticket,
          tickets: {
            ...ticket.tickets,
            time: ticket.timeUnknown ? ticket.name : ticket.dateTime.slice(11, 16),
          },
        }
      : ticket,
  );
}
