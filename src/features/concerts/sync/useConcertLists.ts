import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react';
import { useNow } from '../../../components/hooks/useNow.ts';
import type { Locale } from '../../../config/locales.ts';
import { yearIn } from '../../../lib/dates/dates.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { publish, useRecords, type SyncedConcerts } from '../../../lib/recordStore.ts';
import { concertsRefresh } from '../behaviour.ts';
import { loadConcertTexts } from '../concertTexts.ts';
import { nextListChange, type Counts, type Kind } from '../concerts.ts';
import { useStablePosition } from '../list/useStablePosition.ts';
import type { TicketContent } from '../ticket/ticketContent.ts';
import type { SyncedTickets } from './syncedTickets.ts';
import { requestCompleteList } from './concertRequests.ts';
import type { Lists } from './lists.ts';

/** The page as the build wrote it. */
export interface BuiltPage {
  locale: Locale;
  /** Numbers of all concerts, which may be more than the page shows. */
  counts: Counts;
  /** Number of concerts before the range that the page asks Firestore for. */
  olderCount: number;
  /** In milliseconds since 1970. */
  builtAt: number;
  /** First instant after the build at which the lists change by themselves, in milliseconds since 1970. */
  changesAt: number;
}

declare global {
  /** Marks the tickets of today (`today.js`). */
  var markToday: (() => void) | undefined;
}

/** A list of concerts with the code that shows it. */
type Synced = SyncedConcerts & SyncedTickets;

/** A list that waits to be shown, and the ids of the tickets that the page shows meanwhile. */
interface Waiting {
  list: Synced;
  shown: Record<Kind, readonly string[]>;
  /** Text of the early link, whose place the button takes; empty without one. */
  label: string;
}

interface ConcertLists {
  /** `undefined` while the HTML of the build is still right. */
  lists: (Lists & Synced) | undefined;
  /** Announces new concerts that wait, because they would move content in view; `undefined` while none wait. */
  news: string | undefined;
  /** Shows the waiting concerts. After a click it also goes to the first of them. */
  showWaiting: (cause: 'click' | 'outOfView') => void;
}

/** The link that `newConcert.js` shows before the island starts. */
const earlyLink = () => document.querySelector<HTMLElement>('[data-news]:not([hidden])');

/**
 * Upcoming and past concerts now, at most `limit` of each kind: the HTML of the build, or the tickets of the complete list of concerts once
 * another list than the build's has come, or the clock has passed the next change that the build knew.
 */
export function useConcertLists(
  root: RefObject<HTMLElement | null>,
  { counts, olderCount, builtAt, changesAt, locale }: BuiltPage,
  limit: number,
): ConcertLists {
  const [shown, setShown] = useState<Synced>();
  const [waiting, setWaiting] = useState<Waiting>();

  const now = useNow({
    builtAt,
    // Without a list nothing else can change.
    nextChange: (at) => (shown ? nextListChange(shown.concerts, at) : at < changesAt ? changesAt : Infinity),
    beforeChange: () => keepPosition(),
  });
  const lists = useMemo(() => {
    const at = { now, limit, olderCount };
    const current = shown?.listsOf(shown, { ...at, ticket: shown.ticket });
    if (!waiting) return current;
    const tickets = waiting.list.updatedInPlace(waiting.shown, waiting.list, current?.tickets);
    return tickets ? { tickets, counts: current?.counts ?? counts, year: yearIn(new Date(now)) } : current;
  }, [shown, waiting, now, limit, olderCount, counts]);
  const added = useMemo((): TicketContent[] => {
    if (!waiting) return [];
    const { tickets } = waiting.list.listsOf(waiting.list, {
      now,
      limit,
      olderCount,
      ticket: waiting.list.ticket,
    });
    return tickets.upcoming.filter(({ id }) => !waiting.shown.upcoming.includes(id));
  }, [waiting, now, limit, olderCount]);
  const keepPosition = useStablePosition(root, lists);
  useLayoutEffect(() => globalThis.markToday?.(), [lists]);

  const handleSynced = useEffectEvent((list: Synced) => {
    startTransition(() => {
      const next = list.listsOf(list, { now, limit, olderCount, ticket: list.ticket });
      const moves = root.current && list.movesInView(root.current, next);
      keepPosition();
      const ids = (kind: Kind) => list.shownIds(root.current, kind);
      if (!moves) setShown(list);
      const shownNow = { upcoming: ids('upcoming'), past: ids('past') };
      setWaiting(moves ? { list, shown: shownNow, label: earlyLink()?.textContent ?? '' } : undefined);
    });
  });
  const isWaiting = waiting !== undefined;
  useLayoutEffect(() => {
    const link = isWaiting ? earlyLink() : null;
    if (link && link === document.activeElement)
      root.current?.querySelector<HTMLElement>('.new-concerts button')?.focus({ preventScroll: true });
    link?.remove();
  }, [root, isWaiting]);

  const published = useRecords('concerts');
  useEffect(() => {
    if (!published) return;
    const controller = new AbortController();
    const load = async () => {
      const scripts = await loadScript(
        'Concerts',
        () => Promise.all([import('./syncedTickets.ts'), loadConcertTexts(locale)] as const),
        controller.signal,
      );
      if (scripts) handleSynced({ ...published, ...scripts[0].syncedTickets(locale, scripts[1]) });
    };
    void load();
    return () => controller.abort();
  }, [published, locale]);

  const isOutdated = !published && now !== builtAt;
  useEffect(() => {
    if (!isOutdated) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const answer = await requestCompleteList(signal);
      if (signal.aborted) return;
      if ('concerts' in answer) publish('concerts', answer);
      else setTimeout(() => void load(), concertsRefresh);
    };
    void load();
    return () => controller.abort();
  }, [isOutdated]);

  const scripts = waiting?.list ?? shown;
  return {
    lists: scripts && lists && { ...scripts, ...lists },
    news: waiting && (waiting.label || waiting.list.announce(added.length)),
    showWaiting: (cause) => {
      if (!waiting) return;
      const show = () => {
        setShown(waiting.list);
        setWaiting(undefined);
      };
      keepPosition(cause === 'click' ? added[0]?.id : undefined);
      if (cause === 'click') show();
      else startTransition(show);
    },
  };
}
