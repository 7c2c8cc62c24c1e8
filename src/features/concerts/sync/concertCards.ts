import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../records/concert.ts';
import { yearIn } from '../../../lib/dates/dates.ts';
import { keyTexts, translate, type Texts } from '../../../lib/i18n/translator.ts';
import { concertsPerColumn } from '../behaviour.ts';
import { concertCard, type ConcertCard } from '../ticket/concertLabels.ts';
import { kinds } from '../concerts.ts';
import { isSameConcert, type Lists } from './currentLists.ts';

/** Functions that show synced records. Their code loads with the first records. */
export interface ConcertCards {
  /** Makes the ticket of a record. */
  card: (record: Concert) => ConcertCard;
  movesInView: typeof movesInView;
  /** Announces the number of new concerts that wait to be shown. */
  announce: (count: number) => string;
}

export function concertCards(locale: Locale, texts: Texts<'live'>): ConcertCards {
  const t = translate(locale, keyTexts({ live: texts }));
  // The lists are computed several times from the same records, and the dates of 80 take a slow phone 10 ms each time.
  const known = new WeakMap<Concert, { card: ConcertCard; year: string }>();
  return {
    card: (record) => {
      const year = yearIn(new Date());
      const last = known.get(record);
      if (last?.year === year) return last.card;
      const card = concertCard(record, locale, t, year);
      known.set(record, { card, year });
      return card;
    },
    movesInView,
    announce: (count) => (count === 0 ? t('live:concerts-changed') : t('live:new-concerts', { count })),
  };
}

/** True when `next` instead of `shown` would move a ticket in the window, or content after it. */
export function movesInView(root: Element, shown: Lists, next: Lists): boolean {
  const { top, bottom } = root.getBoundingClientRect();
  if (top >= innerHeight || bottom <= 0) return false;
  return !kinds.every((kind) => {
    const [before, after] = [shown.cards[kind], next.cards[kind]];
    const places = fixedPlaces(
      root.querySelector(`[data-list='${kind}']`),
      Math.min(before.length, after.length),
    );
    return hasSameConcerts(before.slice(0, places), after.slice(0, places));
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

const hasSameConcerts = (one: readonly ConcertCard[], other: readonly ConcertCard[]): boolean =>
  one.length === other.length &&
  one.every((card, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && isSameConcert(card, counterpart);
  });
