import { concertsPerColumn } from '../../../config/behaviour.ts';
import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../contracts/concert.ts';
import { interpolate } from '../../../lib/i18n/interpolate.ts';
import type { ConcertCard } from '../concertLabels.ts';
import type { Lists } from './currentLists.ts';
import { loadConcertCards } from './concertCards.ts';
import { loadConcertTexts } from '../concertTexts.ts';
import { kinds } from '../tabs/tabs.ts';

/** Lists that take the place of others without moving a ticket, and upcoming concerts that they leave out. */
export interface Held {
  lists: Lists;
  added: ConcertCard[];
}

/** Shows records that arrive after the build. */
export interface Arrivals {
  /** Makes the ticket of a record. */
  card: (record: Concert) => ConcertCard;
  hold: typeof hold;
  /** Announces so many concerts that wait to be shown. */
  announce: (count: number) => string;
}

/** Loaded when the first record arrives, together with its words. */
export async function arrivals(locale: Locale): Promise<Arrivals> {
  const [card, words] = await Promise.all([loadConcertCards(locale), loadConcertTexts(locale)]);
  const announce = (count: number) => {
    if (count === 0) return words['dates-changed'];
    return count === 1 ? words['new-dates_one'] : interpolate(words['new-dates_other'], { count });
  };
  return { card, hold, announce };
}

/**
 * The part of `next` that can be shown at once where all of it would move a ticket in the window, or what follows it: the same concerts in
 * the same places, as `next` has them. `undefined` where nothing in the window would move, so that `next` can be shown.
 */
export function hold(root: Element, shown: Lists, next: Lists): Held | undefined {
  const { top, bottom } = root.getBoundingClientRect();
  const isSeen = top < innerHeight && bottom > 0;
  const staysInPlace = kinds.every((kind) => {
    const [before, after] = [shown.cards[kind], next.cards[kind]];
    const places = fixedPlaces(
      root.querySelector(`[data-list='${kind}']`),
      Math.min(before.length, after.length),
    );
    return startsAlike(before.slice(0, places), after.slice(0, places));
  });
  if (!isSeen || staysInPlace) return undefined;
  const all = kinds.flatMap((kind) => next.cards[kind]);
  const updated = (card: ConcertCard) => all.find((other) => isSame(card, other)) ?? card;
  return {
    lists: {
      ...shown,
      cards: { upcoming: shown.cards.upcoming.map(updated), past: shown.cards.past.map(updated) },
    },
    added: next.cards.upcoming.filter((card) => !shown.cards.upcoming.some((other) => isSame(card, other))),
  };
}

/**
 * How many tickets at the start of a list must keep their places, so that nothing in the window moves. A column that is in view counts
 * as full, for what follows it moves with its end. From 768 px rows are as high as the highest ticket of all columns, so that all but
 * the end must stay.
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
  // One more: two may stand in a row.
  return box.bottom < innerHeight ? Infinity : seen + 1;
}

const startsAlike = (one: readonly ConcertCard[], other: readonly ConcertCard[]): boolean =>
  one.length === other.length &&
  one.every((card, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && isSame(card, counterpart);
  });

/** A ticket that was read from the page has an id of its own: then name and instant tell. */
const isSame = (one: ConcertCard, other: ConcertCard): boolean =>
  one.id === other.id || (one.name === other.name && one.dateTime === other.dateTime);
