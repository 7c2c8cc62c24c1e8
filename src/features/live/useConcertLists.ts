import { startTransition, useRef, useState, type RefObject } from 'react';
import { useRecheck } from '../../components/useRecheck.ts';
import type { Locale } from '../../config/locales.ts';
import { nextYear, yearIn } from '../../lib/dates.ts';
import type { Counts, Dated, Kind } from './concerts.ts';
import { currentLists, isRightlyDivided, looksAlike, passing, type Lists } from './currentLists.ts';
import { firestoreProject } from './firestoreProject.ts';
import { readLists } from './readTicket.ts';
import { useFreshCards } from './useFreshCards.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface Page {
  /** The build's, which may be more than the page holds. */
  counts: Counts;
  /** The year in which the page was built. */
  year: string;
  newTab: string;
  locale: Locale;
  /** The page holds at most so many concerts of either kind. */
  limit: number;
}

/**
 * Upcoming and past concerts as they are at this moment; `undefined` while what the build wrote is still right. Firestore's
 * records are all that the page can show; those of the embedded store are added to the repository's.
 */
export function useConcertLists(
  root: RefObject<HTMLElement | null>,
  { counts, year, newTab, locale, limit }: Page,
): Lists | undefined {
  const fresh = useFreshCards(locale);
  const written = useRef<Lists>(undefined);
  const [lists, setLists] = useState<Lists>();
  const keepFocus = useKeptFocus(root, lists);

  /** Returns the instant at which the lists change by themselves. */
  const check = (now: Date): number => {
    const next = firstOf(root.current, 'upcoming');
    const isAll = fresh !== undefined && firestoreProject !== undefined;
    const isUnchanged =
      yearIn(now) === year && isRightlyDivided(next, firstOf(root.current, 'past'), now) && !lists;
    // To read every ticket takes long where there are many; it waits until something has changed.
    if (isUnchanged && !isAll && !fresh?.records.length) return passing(next);
    const page = (written.current ??= { cards: readLists(root.current, newTab), counts, year });
    const current = currentLists(page, fresh && { ...fresh, isAll }, { now, limit });
    keepFocus();
    // Rendered in short tasks: there may be a thousand.
    startTransition(() => {
      setLists((shown) => (looksAlike(shown ?? page, current.lists) ? shown : current.lists));
    });
    return current.until;
  };
  useRecheck(() => {
    const now = new Date();
    return Math.min(check(now), nextYear(now));
  }, fresh);
  return lists;
}

/** Where a list on the page begins: with the next concert, or the latest. */
function firstOf(root: HTMLElement | null, kind: Kind): Dated | undefined {
  const dateTime = root?.querySelector(`[data-list='${kind}'] article time`)?.getAttribute('datetime');
  return dateTime ? { dateTime } : undefined;
}
