import type { Concert } from '../../records/concert.ts';
import { slugOf } from '../../records/concertRules.ts';
import { concertsPerColumn } from './behaviour.ts';
import type { ConcertCard } from './ticket/concertLabels.ts';

/** The two lists, in the order of the page. */
export const kinds = ['upcoming', 'past'] as const;
export type Kind = (typeof kinds)[number];

/** Number of concerts of each kind, shown or not. */
export type Counts = Record<Kind, number>;

/** A record with its `date`, or a ticket with its `dateTime`. */
export type Dated = { date: string; dateTime?: never } | { dateTime: string };

/** Start of a concert, in milliseconds since 1970. */
export const instantOf = (concert: Dated): number => Date.parse(concert.dateTime ?? concert.date);

/** A concert is past when its date is before now (specification, section 4). */
export const isPast = (concert: Dated, now: Date): boolean => instantOf(concert) < now.getTime();

/** Sorts upcoming concerts ascending and past ones descending by date, then by id. */
export function divide<Each extends Dated & { id: string }>(
  concerts: readonly Each[],
  now: Date,
): { upcoming: Each[]; past: Each[] } {
  const ascending = concerts.toSorted((a, b) => instantOf(a) - instantOf(b) || a.id.localeCompare(b.id));
  return {
    upcoming: ascending.filter((concert) => !isPast(concert, now)),
    past: ascending.filter((concert) => isPast(concert, now)).reverse(),
  };
}

/** The tickets whose concerts are not among the records: by address or, where a ticket has no link, by name and instant. */
export function notAmong<Ticket extends Pick<ConcertCard, 'name' | 'path' | 'dateTime'>>(
  records: readonly Pick<Concert, 'id' | 'slug' | 'name' | 'date'>[],
  tickets: readonly Ticket[],
): Ticket[] {
  const identity = (concert: Dated & { name: string }) => `${instantOf(concert)} ${concert.name}`;
  const found = new Set(records.flatMap((record) => [slugOf(record), identity(record)]));
  return tickets.filter((ticket) => !found.has(ticket.path?.split('/').at(-1) ?? identity(ticket)));
}

/** Cuts a list into the columns of the slideshow; the last may be shorter. */
export function columns<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / concertsPerColumn) }, (_, column) =>
    items.slice(column * concertsPerColumn, (column + 1) * concertsPerColumn),
  );
}

/** Adds the time, or the name where the hour is unknown, to ticket links of one name: two concerts in one city on one day. */
export function withDistinctLinks(cards: readonly ConcertCard[]): readonly ConcertCard[] {
  const counts = new Map<string, number>();
  for (const { tickets } of cards) if (tickets) counts.set(tickets.name, (counts.get(tickets.name) ?? 0) + 1);
  return cards.map((card) =>
    card.tickets && counts.get(card.tickets.name) !== 1
      ? {
          ...card,
          tickets: { ...card.tickets, time: card.timeUnknown ? card.name : card.dateTime.slice(11, 16) },
        }
      : card,
  );
}
