import badge from '../../../components/ui/DateBadge.module.css';
import { eveningYear } from '../../../lib/dates/dates.ts';
import type { ConcertCard } from '../../../components/ticket/concertLabels.ts';
import type { Kind } from '../concerts.ts';
import styles from '../../../components/ticket/Ticket.module.css';

/**
 * Reads what `Ticket.tsx` writes, so that no record is sent twice. Each value is an element of its own or a data attribute. `id` becomes
 * the id of the card.
 */
export function readTicket(ticket: Element, id: string): ConcertCard {
  const text = (selector: string) => ticket.querySelector(selector)?.textContent ?? '';
  const textOf = (part: string | undefined) => text(`.${part ?? ''}`);
  const dateTime = dateTimeOf(ticket);
  const sale = ticket.querySelector('[data-tickets]');
  return {
    id,
    stored: ticket.hasAttribute('data-stored') || undefined,
    name: text('h3, h4'),
    path: ticket.querySelector('h3 > a, h4 > a')?.getAttribute('href') ?? undefined,
    language: ticket.querySelector('h3, h4')?.getAttribute('lang') ?? undefined,
    dateTime,
    timeUnknown: ticket.querySelector('[data-ends]') ? true : undefined,
    date: text('time'),
    when: text('time + span'),
    place: textOf(styles.place) || undefined,
    badge: {
      // The year stands in an element after the month.
      month: ticket.querySelector(`.${badge.month ?? ''}`)?.firstChild?.textContent ?? '',
      day: textOf(badge.day),
      year: eveningYear(dateTime),
    },
    stamp: textOf(styles.stamp) || undefined,
    isOff: ticket.querySelector('[data-off]') ? true : undefined,
    notes: [...ticket.querySelectorAll(`.${styles.note ?? ''}`)].map(({ textContent }) => textContent),
    tickets: sale
      ? {
          url: sale.querySelector('a')?.getAttribute('href') ?? '',
          name: sale.getAttribute('data-tickets') ?? '',
        }
      : undefined,
  };
}

/** The beginning of a ticket's concert; `datetime` is a day alone where the hour is unknown. */
export function dateTimeOf(ticket: Element): string {
  const time = ticket.querySelector('time');
  return time?.getAttribute('data-ends') ?? time?.getAttribute('datetime') ?? '';
}

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

/** Whether a page shows records of the store, which an answer without records removes. */
export const hasStoredTickets = (root: Element | null): boolean =>
  root?.querySelector('[data-stored]') != null;
