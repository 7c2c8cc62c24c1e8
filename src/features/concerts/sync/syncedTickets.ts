import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../records/concert.ts';
import { isSkipped } from '../../../lib/browser/isSkipped.ts';
import { yearIn } from '../../../lib/dates/dates.ts';
import { keyTexts, translate, type Texts } from '../../../lib/i18n/translator.ts';
import { candidatesOf, type Candidate } from '../next/candidates.ts';
import { concertsPerColumn } from '../behaviour.ts';
import ConcertColumns from '../list/ConcertColumns.tsx';
import TicketList from '../list/TicketList.tsx';
import { ticketContent, type TicketContent } from '../ticket/ticketContent.ts';
import { kinds } from '../concerts.ts';
import { listsOf, shownIds, updatedInPlace, type Lists } from './lists.ts';

/** Shows synced records. The code loads with the first records. */
export interface SyncedTickets {
  ConcertColumns: typeof ConcertColumns;
  TicketList: typeof TicketList;
  /** Makes the ticket of a record. */
  ticket: (record: Concert) => TicketContent;
  /** The concerts that the line in the hero can show. */
  candidates: (concerts: readonly Concert[]) => Candidate[];
  listsOf: typeof listsOf;
  shownIds: typeof shownIds;
  updatedInPlace: typeof updatedInPlace;
  movesInView: typeof movesInView;
  /** Announces the number of new concerts that wait to be shown. */
  announce: (count: number) => string;
}

export function syncedTickets(locale: Locale, texts: Texts<'live'>): SyncedTickets {
  const t = translate(locale, keyTexts({ live: texts }));
  // The lists are computed several times from the same records, and the dates of 80 take a slow phone 10 ms each time.
  const known = new WeakMap<Concert, { ticket: TicketContent; year: string }>();
  return {
    ...{ ConcertColumns, TicketList, listsOf, shownIds, updatedInPlace, movesInView },
    ticket: (record) => {
      const year = yearIn(new Date());
      const last = known.get(record);
      if (last?.year === year) return last.ticket;
      const ticket = ticketContent(record, locale, t, year);
      known.set(record, { ticket, year });
      return ticket;
    },
    candidates: (concerts) => candidatesOf(concerts, locale, t, new Date()).candidates,
    announce: (count) => (count === 0 ? t('live:concerts-changed') : t('live:new-concerts', { count })),
  };
}

/**
 * True when `next` would move a ticket in the window, or content after it, against what the page shows now. A concert that has passed
 * leaves its place by itself and does not count.
 */
export function movesInView(root: Element, next: Lists): boolean {
  const { top, bottom } = root.getBoundingClientRect();
  if (top >= innerHeight || bottom <= 0) return false;
  return !kinds.every((kind) => {
    const other = kind === 'past' ? 'upcoming' : 'past';
    const [shown, gone] = [shownIds(root, kind), shownIds(root, other)];
    const left = next.tickets[other].map(({ id }) => id);
    const before = shown.filter((id) => !left.includes(id));
    const after = next.tickets[kind].map(({ id }) => id).filter((id) => !gone.includes(id));
    const list = root.querySelector(`[data-list='${kind}']`);
    const places = fixedPlaces(list, Math.min(before.length, after.length));
    return before.slice(0, places).join() === after.slice(0, places).join();
  });
}

/**
 * Number of tickets at the start of a list that must keep their places, so that nothing in the window moves. A column in view counts
 * as full, because its end moves the content after it. From 768 px the highest ticket of all columns sets the height of the rows, so
 * only the end may change.
 */
function fixedPlaces(list: Element | null, common: number): number {
  const box = list?.getBoundingClientRect();
  if (!list || !box?.height) return 0;
  const tickets = [...list.querySelectorAll('article')];
  const inView =
    tickets.findLastIndex((ticket) => {
      if (isSkipped(ticket)) return false;
      const { top, left } = ticket.getBoundingClientRect();
      return top < innerHeight && left < innerWidth;
    }) + 1;
  if (list.querySelector('[data-column]')) {
    const columns = Math.ceil(inView / concertsPerColumn) * concertsPerColumn;
    return matchMedia('(width < 48em)').matches ? columns : Math.max(columns, common);
  }
  // One more, because two may stand in a row.
  return box.bottom < innerHeight ? Infinity : inView + 1;
}
