import { startTransition, useRef, useState, type RefObject } from 'react';
import { useRecheck } from '../../../components/hooks/useRecheck.ts';
import type { Locale } from '../../../config/locales.ts';
import { nextYear, yearIn } from '../../../lib/dates/dates.ts';
import type { Counts, Dated, Kind } from '../concerts.ts';
import { currentLists, isRightlyDivided, looksAlike, passing, type Lists } from './currentLists.ts';
import { firestoreProject } from './firestore/firestoreProject.ts';
import { readLists } from '../list/readTicket.ts';
import { useConcertCards, type ConcertCards } from './useConcertCards.ts';
import { useStablePosition } from '../list/useStablePosition.ts';

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

/** The lists that a page shows now, and the news beside them. */
interface Shown {
  /** `undefined` while what the build wrote is still right. */
  lists?: Lists | undefined;
  /** Announces what waits, since it would move what the visitor looks at. */
  news?: string | undefined;
}

/**
 * Upcoming and past concerts as they are at this moment. Firestore's records are all that the page can show; those of the embedded
 * store are added to the repository's. Records that would move what is in the window wait, until `check` is called with `isAsked` or the
 * lists are out of view.
 */
export function useConcertLists(
  root: RefObject<HTMLElement | null>,
  { counts, year, newTab, locale, limit }: Page,
): Shown & { check: (isAsked?: boolean) => void } {
  const fresh = useConcertCards(locale);
  const written = useRef<Lists>(undefined);
  /** The records that the lists are made of. */
  const accepted = useRef<ConcertCards>(undefined);
  const [shown, setShown] = useState<Shown>({});
  const keepPlace = useStablePosition(root, shown.lists);

  /** Returns the instant at which the lists change by themselves. */
  const check = (isAsked = false): number => {
    const now = new Date();
    const next = firstOf(root.current, 'upcoming');
    const isAll = fresh !== undefined && firestoreProject !== undefined;
    const isUnchanged =
      yearIn(now) === year &&
      isRightlyDivided(next, firstOf(root.current, 'past'), now) &&
      !shown.lists &&
      !shown.news;
    // To read every ticket takes long where there are many; it waits until something has changed.
    if (isUnchanged && !isAll && !fresh?.records.length) return Math.min(passing(next), nextYear(now));
    const page = (written.current ??= { cards: readLists(root.current, newTab), counts, year });
    const listsOf = (arrived: ConcertCards | undefined) =>
      currentLists(page, arrived && { ...arrived, isAll }, { now, limit });
    const current = listsOf(fresh);
    const held =
      root.current && fresh !== accepted.current
        ? fresh?.hold(root.current, listsOf(accepted.current).lists, current.lists)
        : undefined;
    const isWaiting = held !== undefined && !isAsked;
    if (!isWaiting) accepted.current = fresh;
    const lists = isWaiting ? held.lists : current.lists;
    const news = isWaiting ? fresh?.announce(held.added.length) : undefined;
    keepPlace(isAsked ? held?.added[0] : undefined);
    const draw = () => {
      setShown((before) => {
        const isDrawn = looksAlike(before.lists ?? page, lists);
        if (isDrawn && before.news === news) return before;
        return { lists: isDrawn ? before.lists : lists, news };
      });
    };
    // Rendered in short tasks: there may be a thousand. Not after a click, which moves everything at once.
    if (isAsked) draw();
    else startTransition(draw);
    return Math.min(current.until, nextYear(now));
  };
  useRecheck(check, fresh);
  return { ...shown, check };
}

/** Where a list on the page begins: with the next concert, or the latest. */
function firstOf(root: HTMLElement | null, kind: Kind): Dated | undefined {
  const dateTime = root?.querySelector(`[data-list='${kind}'] article time`)?.getAttribute('datetime');
  return dateTime ? { dateTime } : undefined;
}
