import { useRef, useState, type RefObject } from 'react';
import { useRecheck } from '../../components/useRecheck.ts';
import type { Locale } from '../../config/locales.ts';
import type { ConcertCard } from './concertLabels.ts';
import { divide, instantOf, isPast, type Dated } from './concerts.ts';
import { readTicket } from './readTicket.ts';
import { useFreshCards } from './useFreshCards.ts';

export type Kind = 'upcoming' | 'past';
export type Counts = Record<Kind, number>;

interface Lists {
  cards: Record<Kind, ConcertCard[]>;
  /** How many there are of either kind, shown or not. */
  counts: Counts;
}

/**
 * Upcoming and past concerts as they are at this moment; `undefined` while what the build wrote is still right. `counts` are
 * the build's, which may be more than the page shows.
 */
export function useConcertLists(
  root: RefObject<HTMLElement | null>,
  { counts, newTab, locale }: { counts: Counts; newTab: string; locale: Locale },
): Lists | undefined {
  const fresh = useFreshCards(locale);
  const written = useRef<Record<Kind, ConcertCard[]>>(undefined);
  const [lists, setLists] = useState<Lists>();

  const check = () => {
    const now = new Date();
    const [next, latest] = [firstOf(root.current, 'upcoming'), firstOf(root.current, 'past')];
    const right = !(next && isPast(next, now)) && !(latest && !isPast(latest, now));
    // To read every ticket takes long where there are many; it waits until something has changed.
    if (right && !fresh && !lists) return passing(next);
    const page = (written.current ??= readLists(root.current, newTab));
    const cards = divide(fresh ?? [...page.upcoming, ...page.past], now);
    const passed = page.upcoming.length - cards.upcoming.length;
    setLists((known) => {
      if (known ? sameCards(known.cards, cards) : !fresh && sameCards(page, cards)) return known;
      return {
        cards,
        counts: fresh
          ? { upcoming: cards.upcoming.length, past: cards.past.length }
          : { upcoming: counts.upcoming - passed, past: counts.past + passed },
      };
    });
    return passing(cards.upcoming[0]);
  };
  useRecheck(check, fresh);
  return lists;
}

/** Where a list on the page begins: with the next concert, or the latest. */
const firstOf = (root: HTMLElement | null, kind: Kind) =>
  root?.querySelector<HTMLTimeElement>(`[data-list='${kind}'] article time`);

/** The first instant at which a concert is past, in milliseconds since 1970; `Infinity` without one. */
const passing = (concert: Dated | null | undefined) => (concert ? instantOf(concert) + 1 : Infinity);

function readLists(root: HTMLElement | null, newTab: string): Record<Kind, ConcertCard[]> {
  const tickets = (kind: Kind) => [...(root?.querySelectorAll(`[data-list='${kind}'] article`) ?? [])];
  const past = tickets('past').reverse();
  // Their order on the page is their id: of two that begin at once the same one stays first.
  const cards = [...past, ...tickets('upcoming')].map((ticket, index) =>
    readTicket(ticket, String(index).padStart(4, '0'), newTab),
  );
  return { upcoming: cards.slice(past.length), past: cards.slice(0, past.length).reverse() };
}

const keys = (cards: readonly ConcertCard[]) => cards.map((card) => JSON.stringify(card)).join();

function sameCards(a: Record<Kind, ConcertCard[]>, b: Record<Kind, ConcertCard[]>): boolean {
  return keys(a.upcoming) === keys(b.upcoming) && keys(a.past) === keys(b.past);
}
