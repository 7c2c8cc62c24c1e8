import type { Locale } from '../../config/locales.ts';
import type { Concert } from '../../contracts/concert.ts';
import { fill } from '../../lib/phrase.ts';
import { concertCard, type ConcertCard, type LiveTranslate } from './concertLabels.ts';
import { liveWords } from './liveWords.ts';

/** Makes tickets of records that arrive after the build: fetched only then, with its words. */
export async function freshCard(locale: Locale): Promise<(record: Concert) => ConcertCard> {
  const words: Record<string, string> = await liveWords(locale);
  const t: LiveTranslate = (key, values = {}) => fill(words[key.slice('live:'.length)] ?? '', values);
  return (record) => concertCard(record, locale, t);
}
