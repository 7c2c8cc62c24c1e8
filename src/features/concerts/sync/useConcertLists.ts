import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useNow } from '../../../components/hooks/useNow.ts';
import type { Locale } from '../../../config/locales.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { publish, useRecords, type SyncedConcerts } from '../../../lib/recordStore.ts';
import { concertsRefresh } from '../behaviour.ts';
import { loadConcertTexts } from '../concertTexts.ts';
import { nextListChange, type Counts } from '../concerts.ts';
import type { SyncedTickets } from './syncedTickets.ts';
import { requestCompleteList } from './concertRequests.ts';
import type { Lists } from './lists.ts';
import { useStableFocus } from './useStableFocus.ts';
import { whenUnread } from './whenUnread.ts';

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

/** The tickets of a page, and the list of concerts with the code that shows it. */
export type ShownLists = Lists & SyncedConcerts & SyncedTickets;

/**
 * Upcoming and past concerts now, at most `limit` of each kind: the tickets of the complete list of concerts once another list than the
 * build's has come, or the clock has passed the next change that the build knew. `undefined` while the HTML of the build is shown. A change
 * waits for a reader of the list.
 */
export function useConcertLists(
  root: RefObject<HTMLElement | null>,
  { olderCount, builtAt, changesAt, locale }: BuiltPage,
  limit: number,
): ShownLists | undefined {
  const [shown, setShown] = useState<ShownLists>();
  const keepFocus = useStableFocus(root, shown);
  useLayoutEffect(() => globalThis.markToday?.(), [shown]);

  const published = useRecords('concerts');
  const now = useNow({
    builtAt,
    // Without a list nothing else can change.
    nextChange: (at) =>
      published ? nextListChange(published.concerts, at) : at < changesAt ? changesAt : Infinity,
  });
  const show = useEffectEvent((lists: ShownLists) =>
    // Rendered in short tasks: a page may show a thousand records.
    startTransition(() => {
      keepFocus();
      setShown(lists);
    }),
  );
  useEffect(() => {
    if (!published) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const scripts = await loadScript(
        'Concerts',
        () => Promise.all([import('./syncedTickets.ts'), loadConcertTexts(locale)] as const),
        signal,
      );
      if (!scripts || !root.current) return;
      const tickets = scripts[0].syncedTickets(locale, scripts[1]);
      const change = () => {
        const lists = tickets.listsOf(published, { now, limit, olderCount, ticket: tickets.ticket });
        show({ ...published, ...tickets, ...lists });
      };
      whenUnread(root.current, change, signal);
    };
    void load();
    return () => controller.abort();
  }, [root, published, now, limit, olderCount, locale]);

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

  return shown;
}
