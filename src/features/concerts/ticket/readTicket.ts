import { eveningYear } from '../../../lib/dates/dates.ts';
import badge from '../../../components/ui/DateBadge.module.css';
import type { ConcertCard } from './concertLabels.ts';
import styles from './Ticket.module.css';

/**
 * Reads what `Ticket.tsx` writes, so that no record is sent twice. Each value is an element of its own or a data attribute. `id` becomes
 * the id of the card.
 */
export function readTicket(ticket: Element, id: string): ConcertCard {
  const text = (selector: string) => ticket.querySelector(selector)?.textContent ?? '';
  const attribute = (selector: string, name: string) =>
    ticket.querySelector(selector)?.getAttribute(name) ?? undefined;
  const has = (selector: string) => (ticket.querySelector(selector) ? true : undefined);
  const dateTime = dateTimeOf(ticket);
  const sale = attribute('[data-tickets]', 'data-tickets');
  return {
    id,
    stored: ticket.hasAttribute('data-stored') || undefined,
    name: text('h3, h4'),
    path: attribute('h3 > a, h4 > a', 'href'),
    language: attribute('h3, h4', 'lang'),
    dateTime,
    timeUnknown: has('[data-ends]'),
    date: text('time'),
    when: text('time + span'),
    place: text('[data-place]') || undefined,
    badge: {
      // The year stands in an element after it.
      month: text(`.${badge.month ?? ''} > span`),
      day: text(`.${badge.day ?? ''}`),
      year: eveningYear(dateTime),
    },
    stamp: text(`.${styles.stamp ?? ''}`) || undefined,
    isOff: has('[data-off]'),
    notes: [...ticket.querySelectorAll(`.${styles.note ?? ''}`)].map((note) => ({
      text: note.textContent,
      lang: note.getAttribute('lang') ?? undefined,
    })),
    tickets:
      sale === undefined ? undefined : { url: attribute('[data-tickets] a', 'href') ?? '', name: sale },
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
