import type { ConcertCard } from '../ticket/concertLabels.ts';
import { readTicket } from '../ticket/readTicket.ts';
import type { Kind } from '../concerts.ts';

/** Reads every ticket of a page. */
export function readLists(root: Element | null): Record<Kind, ConcertCard[]> {
  const tickets = (kind: Kind) => [...(root?.querySelectorAll(`[data-list='${kind}'] article`) ?? [])];
  const past = tickets('past').reverse();
  // The id is the order on the page, so two concerts that begin at the same instant keep their order.
  const cards = [...past, ...tickets('upcoming')].map((ticket, index) =>
    readTicket(ticket, String(index).padStart(4, '0')),
  );
  return { upcoming: cards.slice(past.length), past: cards.slice(0, past.length).reverse() };
}
