import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales.ts';
import type { Concert } from '../../contracts/concert.ts';
import { useFreshRecords } from '../../lib/freshRecords.ts';
import type { ConcertCard } from './concertLabels.ts';
import { loadScript } from './loadScript.ts';

interface FreshCards {
  records: readonly Concert[];
  /** What the ticket of a record says: made of those that are shown, since there may be thousands. */
  card: (record: Concert) => ConcertCard;
}

/** The records that arrived since the page was opened; `undefined` as long as none did. */
export function useFreshCards(locale: Locale): FreshCards | undefined {
  const records = useFreshRecords('concerts');
  const [cards, setCards] = useState<FreshCards>();

  useEffect(() => {
    if (!records) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = async () => {
      const card = await loadScript(async () => (await import('./freshCard.ts')).freshCard(locale), signal);
      if (!signal.aborted) setCards({ records, card });
    };
    // Only the abort ends it: newer records have arrived.
    show().catch(() => undefined);
    return () => {
      controller.abort();
    };
  }, [records, locale]);

  return cards;
}
