import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../contracts/concert.ts';
import { yearIn } from '../../../lib/dates/dates.ts';
import { interpolate } from '../../../lib/i18n/interpolate.ts';
import { concertCard, type ConcertCard, type LiveTranslate } from '../concertLabels.ts';
import { loadConcertTexts } from '../concertTexts.ts';

/** Makes tickets of records that arrive after the build: fetched only then, with its words. */
export async function loadConcertCards(locale: Locale): Promise<(record: Concert) => ConcertCard> {
  const words: Record<string, string> = await loadConcertTexts(locale);
  const t: LiveTranslate = (key, values = {}) => interpolate(words[key.slice('live:'.length)] ?? '', values);
  return (record) => concertCard(record, locale, t, yearIn(new Date()));
}
