import { startTransition, useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import { useNow } from '../../../components/hooks/useNow.ts';
import { hasStoredTickets } from '../ticket/readTicket.ts';
import type { Locale } from '../../../config/locales.ts';
import { yearIn } from '../../../lib/dates/dates.ts';
import { useRecords } from '../../../lib/recordStore.ts';
import { loadConcertTexts } from '../concertTexts.ts';
import type { Counts } from '../concerts.ts';
import { readLists } from '../list/readLists.ts';
import { useStablePosition } from '../list/useStablePosition.ts';
import type { ConcertCards } from './concertCards.ts';
import { concertView, currentLists, nextListChange, type Lists, type SyncedRecords } from './currentLists.ts';
import { firestoreProject } from './firestore/firestoreProject.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';

/** The page as the build wrote it. */
export interface BuiltPage {
  locale: Locale;
  /** Numbers of all concerts, which may be more than the page shows. */
  counts: Counts;
  /** In milliseconds since 1970. */
  builtAt: number;
  /** First instant after the build at which the lists change by themselves, in milliseconds since 1970. */
  changesAt: number;
}

type SyncedConcerts = SyncedRecords & ConcertCards;

interface ConcertLists {
  /** `undefined` while the HTML of the build is still right. */
  lists: Lists | undefined;
  /** Announces new concerts that wait, because they would move content in view; `undefined` while none wait. */
  news: string | undefined;
  /** Shows the waiting concerts. After a click it also goes to the first of them. */
  showWaiting: (cause: 'click' | 'outOfView') => void;
}

/** Upcoming and past concerts now, at most `limit` of each kind, from the HTML and the record store. */
export function useConcertLists(
  root: RefObject<HTMLElement | null>,
  { counts, builtAt, changesAt, locale }: BuiltPage,
  limit: number,
): ConcertLists {
  // The tickets in the HTML, read at the first change, because reading a thousand takes long.
  const [built, setBuilt] = useState<Lists>();
  const [synced, setSynced] = useState<{ shown?: SyncedConcerts | undefined; waiting?: SyncedConcerts }>({});
  const { shown, waiting } = synced;

  const readPage = (): Lists => {
    if (built) return built;
    const page = { cards: readLists(root.current), counts, year: yearIn(new Date(builtAt)) };
    setBuilt(page);
    return page;
  };

  const now = useNow({
    builtAt,
    nextChange: (at) => {
      if (!built) return changesAt;
      const { upcoming, past } = built.cards;
      const records = [shown, waiting].flatMap((each) => each?.records ?? []);
      return nextListChange([...upcoming, ...past, ...records], at);
    },
    beforeChange: () => {
      readPage();
      keepPosition();
    },
  });
  const { lists, added } = useMemo(
    () => concertView({ built, shown, waiting }, { now, limit }),
    [built, shown, waiting, now, limit],
  );
  const keepPosition = useStablePosition(root, lists);

  const handleSynced = useEffectEvent((concerts: SyncedConcerts) => {
    // The embedded store has added and removed nothing.
    if (!built && !concerts.isAll && concerts.records.length === 0 && !hasStoredTickets(root.current)) return;
    startTransition(() => {
      const page = readPage();
      const listsOf = (records: SyncedConcerts | undefined) => currentLists(page, records, { now, limit });
      const isWaiting = root.current && concerts.movesInView(root.current, listsOf(shown), listsOf(concerts));
      keepPosition();
      setSynced(isWaiting ? { shown, waiting: concerts } : { shown: concerts });
    });
  });
  const records = useRecords('concerts');
  useEffect(() => {
    if (!records) return;
    const controller = new AbortController();
    const load = async () => {
      const scripts = await loadScript(
        'Concerts',
        () => Promise.all([import('./concertCards.ts'), loadConcertTexts(locale)] as const),
        controller.signal,
      );
      if (!scripts) return;
      const [{ concertCards }, texts] = scripts;
      handleSynced({ records, isAll: firestoreProject !== undefined, ...concertCards(locale, texts) });
    };
    void load();
    return () => controller.abort();
  }, [records, locale]);

  return {
    lists,
    news: waiting?.announce(added.length),
    showWaiting: (cause) => {
      if (!waiting) return;
      const show = () => setSynced({ shown: waiting });
      keepPosition(cause === 'click' ? added[0] : undefined);
      if (cause === 'click') show();
      else startTransition(show);
    },
  };
}
