import { useEffect, useState } from 'react';
import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../contracts/concert.ts';
import { useRecords } from '../../../lib/recordStore.ts';
import type { Arrivals } from './arrivals.ts';
import { loadScript } from './loadScript.ts';

export interface ConcertCards extends Arrivals {
  records: readonly Concert[];
}

/** The records that arrived since the page was opened; `undefined` as long as none did. */
export function useConcertCards(locale: Locale): ConcertCards | undefined {
  const records = useRecords('concerts');
  const [cards, setCards] = useState<ConcertCards>();

  useEffect(() => {
    if (!records) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = async () => {
      const shows = await loadScript(async () => (await import('./arrivals.ts')).arrivals(locale), signal);
      if (!signal.aborted) setCards({ records, ...shows });
    };
    // Only the abort ends it: newer records have arrived.
    show().catch(() => undefined);
    return () => {
      controller.abort();
    };
  }, [records, locale]);

  return cards;
}
