import { eveningYear } from '../../lib/dates/dates.ts';
import badge from '../ui/DateBadge.module.css';
import type { ConcertCard } from './concertLabels.ts';
import styles from './Ticket.module.css';

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
      // The year stands in an element after it.
      month: text(`.${badge.month ?? ''} > span`),
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

/** True for a page that shows records of the store, which an answer without records removes. */
export const hasStoredTickets = (root: Element | null): boolean =>
  root?.querySelector('[data-stored]') != null;
