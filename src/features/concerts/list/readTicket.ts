import badge from '../../../components/ui/DateBadge.module.css';
import type { ConcertCard } from '../concertLabels.ts';
import type { Kind } from '../concerts.ts';
import styles from './Ticket.module.css';

/**
 * Reads a ticket from the page, so that no record is sent twice. `id` becomes the id of the card. `newTab` is the label at the end of
 * its link.
 */
export function readTicket(ticket: Element, id: string, newTab: string): ConcertCard {
  const all = (selector: string) => [...ticket.querySelectorAll(selector)];
  const text = (part: string | undefined) => ticket.querySelector(`.${part ?? ''}`)?.textContent ?? '';
  const time = ticket.querySelector('time');
  const date = time?.textContent ?? '';
  const dateTime = time?.getAttribute('datetime') ?? '';
  const link = ticket.querySelector('a');
  const name = ticket.querySelector(`.${styles.name ?? ''}`);
  return {
    id,
    name: name?.textContent ?? '',
    language: name?.getAttribute('lang') ?? undefined,
    dateTime,
    date,
    when: (time?.closest('p')?.textContent ?? '').slice(`${date}, `.length),
    place: text(styles.place) || undefined,
    badge: {
      month: text(badge.month).split(' ')[0] ?? '',
      day: text(badge.day),
      // Not of `dateTime`: a start after midnight stands under the day before.
      year: date.slice(-4),
    },
    stamp: text(styles.stamp) || undefined,
    notes: all(`.${styles.note ?? ''}`).map(({ textContent }) => textContent),
    tickets: link
      ? {
          url: link.getAttribute('href') ?? '',
          name: (link.getAttribute('aria-label') ?? '').replace(` (${newTab})`, ''),
        }
      : undefined,
  };
}

/** Reads every ticket of a page; `newTab` as above. */
export function readLists(root: Element | null, newTab: string): Record<Kind, ConcertCard[]> {
  const tickets = (kind: Kind) => [...(root?.querySelectorAll(`[data-list='${kind}'] article`) ?? [])];
  const past = tickets('past').reverse();
  // Their order on the page is their id: of two that begin at once the same one stays first.
  const cards = [...past, ...tickets('upcoming')].map((ticket, index) =>
    readTicket(ticket, String(index).padStart(4, '0'), newTab),
  );
  return { upcoming: cards.slice(past.length), past: cards.slice(0, past.length).reverse() };
}
