import { useRef, useState, type RefObject } from 'react';
import { useRecheck } from '../../components/useRecheck.ts';
import { homePageRecords } from '../../config/behaviour.ts';
import type { Locale } from '../../config/locales.ts';
import type { ConcertCard } from './concertLabels.ts';
import { divide, instantOf, isPast, joined, type Dated } from './concerts.ts';
import { firestoreProject } from './firestoreProject.ts';
import { readTicket } from './readTicket.ts';
import { useFreshCards } from './useFreshCards.ts';
import { useKeptFocus } from './useKeptFocus.ts';

export type Kind = 'upcoming' | 'past';
export type Counts = Record<Kind, number>;

interface Lists {
  /** Those that are shown. */
  cards: Record<Kind, ConcertCard[]>;
  /** How many there are of either kind, shown or not. */
  counts: Counts;
}

/**
 * Upcoming and past concerts as they are at this moment; `undefined` while what the build wrote is still right. `counts` are
 * the build's, which may be more than the page shows. What comes from Firestore is all that the page can show; what the embedded store
 * holds is added to what the repository does.
 */
export function useConcertLists(
  root: RefObject<HTMLElement | null>,
  { counts, newTab, locale }: { counts: Counts; newTab: string; locale: Locale },
): Lists | undefined {
  const fresh = useFreshCards(locale);
  const written = useRef<Lists['cards']>(undefined);
  const [lists, setLists] = useState<Lists>();
  const keepFocus = useKeptFocus(root, lists);

  const check = () => {
    const now = new Date();
    const [next, latest] = [firstOf(root.current, 'upcoming'), firstOf(root.current, 'past')];
    const right = !(next && isPast(next, now)) && !(latest && !isPast(latest, now));
    const isAll = fresh !== undefined && firestoreProject !== undefined;
    // To read every ticket takes long where there are many; it waits until something has changed.
    if (right && !lists && !isAll && !fresh?.records.length) return passing(next);
    const page = (written.current ??= readLists(root.current, newTab));
    const known = [...page.upcoming, ...page.past];
    const all = divide(isAll ? fresh.records : joined(known, fresh?.records ?? []), now);
    const shownOf = (kind: Kind) =>
      all[kind]
        .slice(0, homePageRecords)
        .flatMap((each) => ('dateTime' in each ? each : (fresh?.card(each) ?? [])));
    const countOf = (kind: Kind) => {
      const notShown = counts[kind] - page[kind].length;
      if (!isAll) return notShown + all[kind].length;
      // Of past ones only those are asked for that the page can show.
      return kind === 'past' ? notShown + all.past.length : all.upcoming.length;
    };
    const found: Lists = {
      cards: { upcoming: shownOf('upcoming'), past: shownOf('past') },
      counts: { upcoming: countOf('upcoming'), past: countOf('past') },
    };
    keepFocus();
    setLists((shown) => (looksAlike(shown ?? { cards: page, counts }, found) ? shown : found));
    return passing(all.upcoming[0]);
  };
  useRecheck(check, fresh);
  return lists;
}

/** Where a list on the page begins: with the next concert, or the latest. */
const firstOf = (root: HTMLElement | null, kind: Kind) =>
  root?.querySelector<HTMLTimeElement>(`[data-list='${kind}'] article time`);

/** The first instant at which a concert is past, in milliseconds since 1970; `Infinity` without one. */
const passing = (concert: Dated | null | undefined) => (concert ? instantOf(concert) + 1 : Infinity);

function readLists(root: HTMLElement | null, newTab: string): Lists['cards'] {
  const tickets = (kind: Kind) => [...(root?.querySelectorAll(`[data-list='${kind}'] article`) ?? [])];
  const past = tickets('past').reverse();
  // Their order on the page is their id: of two that begin at once the same one stays first.
  const cards = [...past, ...tickets('upcoming')].map((ticket, index) =>
    readTicket(ticket, String(index).padStart(4, '0'), newTab),
  );
  return { upcoming: cards.slice(past.length), past: cards.slice(0, past.length).reverse() };
}

/** Whether a visitor sees the same: ids are not shown, and past tickets leave out what is over. */
const looksAlike = (one: Lists, other: Lists): boolean => looks(one) === looks(other);

const looks = ({ cards, counts }: Lists): string =>
  JSON.stringify([
    counts,
    cards.upcoming.map((card) => [
      ...facts(card),
      card.when,
      card.notes,
      card.tickets?.url,
      card.tickets?.name,
    ]),
    cards.past.map(facts),
  ]);

const facts = ({ name, dateTime, place, stamp }: ConcertCard) => [name, dateTime, place, stamp];
