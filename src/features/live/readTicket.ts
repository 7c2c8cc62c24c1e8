import badge from '../../components/DateBadge.module.css';
import type { ConcertCard } from './concertLabels.ts';
import styles from './Ticket.module.css';

/**
 * What a ticket on the page says, under an id of the caller's: the HTML is what the island knows, so that no record is sent
 * twice. `newTab` is the label that its link ends with.
 */
export function readTicket(ticket: Element, id: string, newTab: string): ConcertCard {
  const all = (selector: string) => [...ticket.querySelectorAll(selector)];
  const text = (part: string | undefined) => ticket.querySelector(`.${part ?? ''}`)?.textContent ?? '';
  const time = ticket.querySelector('time');
  const date = time?.textContent ?? '';
  const dateTime = time?.dateTime ?? '';
  const link = ticket.querySelector('a');
  return {
    id,
    name: text(styles.name),
    dateTime,
    date,
    when: (time?.parentElement?.textContent ?? '').slice(`${date}, `.length),
    place: text(styles.place) || undefined,
    badge: {
      month: text(badge.month).split(' ')[0] ?? '',
      day: text(badge.day),
      year: dateTime.slice(0, 4),
    },
    stamp: text(styles.stamp) || undefined,
    notes: all(`.${styles.note ?? ''}`).map(({ textContent }) => textContent),
    tickets: link
      ? { url: link.getAttribute('href') ?? '', name: (link.ariaLabel ?? '').replace(` (${newTab})`, '') }
      : undefined,
  };
}
