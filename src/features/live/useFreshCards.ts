import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales.ts';
import { useFreshRecords } from '../../lib/freshRecords.ts';
import { fill } from '../../lib/phrase.ts';
import { concertCard, type ConcertCard, type LiveTranslate } from './concertLabels.ts';

/** Needed only where records arrive after the build, so they are no part of the page. */
const texts = {
  de: () => import('../../../i18n/de/live.json'),
  en: () => import('../../../i18n/en/live.json'),
};

/** The tickets of the records that arrived since the page was opened; `undefined` as long as none did. */
export function useFreshCards(locale: Locale): ConcertCard[] | undefined {
  const records = useFreshRecords('concerts');
  const [cards, setCards] = useState<ConcertCard[]>();

  useEffect(() => {
    if (!records) return;
    let outdated = false;
    const show = ({ default: words }: Awaited<ReturnType<(typeof texts)['de']>>) => {
      const t: LiveTranslate = (key, values = {}) =>
        fill(words[key.slice('live:'.length) as keyof typeof words], values);
      if (!outdated) setCards(records.map((record) => concertCard(record, locale, t)));
    };
    // Without the words what is shown stays.
    texts[locale]().then(show, () => undefined);
    return () => {
      outdated = true;
    };
  }, [records, locale]);

  return cards;
}
