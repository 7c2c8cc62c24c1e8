import { startTransition, useMemo, useState, type RefObject } from 'react';
import { useNow } from '../../../components/hooks/useNow.ts';
import type { Locale } from '../../../config/locales.ts';
import { yearIn } from '../../../lib/dates/dates.ts';
import type { Counts } from '../concerts.ts';
import { readLists } from '../list/readTicket.ts';
import { useStablePosition } from '../list/useStablePosition.ts';
import { concertView, currentLists, nextListChange, type Lists } from './currentLists.ts';
import { useConcertCards, type ConcertCards } from './useConcertCards.ts';

/** The HTML of the build. */
export interface BuiltPage {
  /** All concerts, which may be more than the page shows. */
  counts: Counts;
  /** In milliseconds since 1970. */
  builtAt: number;
  /** First instant after the build at which the lists change by themselves, in milliseconds since 1970. */
  changesAt: number;
}

interface Page extends BuiltPage {
  locale: Locale;
  /** Maximum number of concerts of either kind on the page. */
  limit: number;
}

interface ConcertLists {
  /** `undefined` while the HTML of the build is still right. */
  lists: Lists | undefined;
  /** Announces new concerts that wait, because they would move what is in view; `undefined` while none wait. */
  news: string | undefined;
  /** Shows the concerts that wait. After a click it also goes to the first of them. */
  showWaiting: (cause: 'click' | 'outOfView') => void;
}

/** Upcoming and past concerts at the present time, from the HTML and the record store. */
export function useConcertLists(
  root: RefObject<HTMLElement | null>,
  { counts, builtAt, changesAt, locale, limit }: Page,
): ConcertLists {
  // The tickets in the HTML, read when something has changed: to read a thousand takes long.
  const [written, setWritten] = useState<Lists>();
  const [arrived, setArrived] = useState<{ shown?: ConcertCards | undefined; waiting?: ConcertCards }>({});
  const { shown, waiting } = arrived;

  const readPage = (): Lists => {
    if (written) return written;
    const page = { cards: readLists(root.current), counts, year: yearIn(new Date(builtAt)) };
    setWritten(page);
    return page;
  };

  const now = useNow({
    builtAt,
    nextChange: (at) => {
      if (!written) return changesAt;
      const { upcoming, past } = written.cards;
      const records = [shown, waiting].flatMap((each) => each?.records ?? []);
      return nextListChange([...upcoming, ...past, ...records], at);
    },
    beforeChange: () => {
      readPage();
      keepPosition();
    },
  });
  const { lists, added } = useMemo(
    () => concertView({ written, shown, waiting }, { now, limit }),
    [written, shown, waiting, now, limit],
  );
  const keepPosition = useStablePosition(root, lists);

  useConcertCards(locale, (cards) => {
    // The embedded store adds nothing, and never did.
    if (!written && !cards.isAll && cards.records.length === 0) return;
    startTransition(() => {
      const page = readPage();
      const listsOf = (records: ConcertCards | undefined) => currentLists(page, records, { now, limit });
      const isWaiting = root.current && cards.movesInView(root.current, listsOf(shown), listsOf(cards));
      keepPosition();
      setArrived(isWaiting ? { shown, waiting: cards } : { shown: cards });
    });
  });

  return {
    lists,
    news: waiting?.announce(added.length),
    showWaiting: (cause) => {
      if (!waiting) return;
      const show = () => {
        setArrived({ shown: waiting });
      };
      keepPosition(cause === 'click' ? added[0] : undefined);
      if (cause === 'click') show();
      else startTransition(show);
    },
  };
}
