import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales.ts';
import type { Concert } from '../../contracts/concert.ts';
import { useFreshRecords } from '../../lib/freshRecords.ts';
import { fill } from '../../lib/phrase.ts';
import { concertCard, type ConcertCard, type LiveTranslate } from './concertLabels.ts';
import { liveWords } from './liveWords.ts';

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
    const show = (words: Record<string, string>) => {
      const t: LiveTranslate = (key, values = {}) => fill(words[key.slice('live:'.length)] ?? '', values);
      if (!outdated) setCards({ records, card: (record) => concertCard(record, locale, t) });
    };
    // Without the words what is shown stays.
    liveWords(locale).then(show, () => undefined);
    return () => {
      outdated = true;
    };
  }, [records, locale]);

  return cards;
}
