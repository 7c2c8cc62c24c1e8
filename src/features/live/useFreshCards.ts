import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales.ts';
import type { Concert } from '../../contracts/concert.ts';
import { useFreshRecords } from '../../lib/freshRecords.ts';
import type { ConcertCard } from './concertLabels.ts';

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
    let outdated = false;
    const show = async () => {
      const { freshCard } = await import('./freshCard.ts');
      const card = await freshCard(locale);
      if (!outdated) setCards({ records, card });
    };
    // Without what makes them what is shown stays.
    show().catch(() => undefined);
    return () => {
      outdated = true;
    };
  }, [records, locale]);

  return cards;
}
