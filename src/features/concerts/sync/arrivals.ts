import { concertsPerColumn } from '../../../config/behaviour.ts';
import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../contracts/concert.ts';
import { interpolate } from '../../../lib/i18n/interpolate.ts';
import type { ConcertCard } from '../concertLabels.ts';
import { isSame, type Lists } from './currentLists.ts';
import { loadConcertCards } from './concertCards.ts';
import { loadConcertTexts } from '../concertTexts.ts';
import { kinds } from '../tabs/tabs.ts';

/** Shows records that arrive after the build. */
export interface Arrivals {
  /** Makes the ticket of a record. */
  card: (record: Concert) => ConcertCard;
  movesInView: typeof movesInView;
  /** Announces the number of new concerts that wait to be shown. */
  announce: (count: number) => string;
}

/** Loads with the first record that arrives. */
export async function arrivals(locale: Locale): Promise<Arrivals> {
  const [card, words] = await Promise.all([loadConcertCards(locale), loadConcertTexts(locale)]);
  const announce = (count: number) => {
    if (count === 0) return words['dates-changed'];
    return count === 1 ? words['new-dates_one'] : interpolate(words['new-dates_other'], { count });
  };
  return { card, movesInView, announce };
}

/** True when `next` instead of `shown` would move a ticket in the window, or what follows it. */
export function movesInView(root: Element, shown: Lists, next: Lists): boolean {
  const { top, bottom } = root.getBoundingClientRect();
  if (top >= innerHeight || bottom <= 0) return false;
  return !kinds.every((kind) => {
    const [before, after] = [shown.cards[kind], next.cards[kind]];
    const places = fixedPlaces(
      root.querySelector(`[data-list='${kind}']`),
      Math.min(before.length, after.length),
    );
    return startsAlike(before.slice(0, places), after.slice(0, places));
  });
}

/**
 * Number of tickets at the start of a list that must keep their places, so that nothing in the window moves. A column in view counts
 * as full, because its end moves what follows it. From 768 px the highest ticket of all columns sets the height of the rows, so only
 * the end may change.
 */
function fixedPlaces(list: Element | null, common: number): number {
  const box = list?.getBoundingClientRect();
  if (!list || !box?.height) return 0;
  const tickets = [...list.querySelectorAll('article')];
  const seen =
    tickets.findLastIndex((ticket) => {
      const { top, left } = ticket.getBoundingClientRect();
      return top < innerHeight && left < innerWidth;
    }) + 1;
  if (list.querySelector('[data-column]')) {
    const columns = Math.ceil(seen / concertsPerColumn) * concertsPerColumn;
    return matchMedia('(width < 48em)').matches ? columns : Math.max(columns, common);
  }
  // One more, because two may stand in a row.
  return box.bottom < innerHeight ? Infinity : seen + 1;
}

const startsAlike = (one: readonly ConcertCard[], other: readonly ConcertCard[]): boolean =>
  one.length === other.length &&
  one.every((card, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && isSame(card, counterpart);
  });
