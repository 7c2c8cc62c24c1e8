import { titleLanguage, type Locale } from '../../config/locales.ts';
import type { Concert } from '../../contracts/concert.ts';
import { takesPlace } from '../../contracts/concertRules.ts';
import {
  badge,
  clockTime,
  eveningOf,
  longDate,
  shortDate,
  weekday,
  withOffset,
} from '../../lib/dates/dates.ts';
import type { TextKey } from '../../lib/i18n/texts.ts';

/** The texts of a ticket in one language. Texts that the record lacks are absent. */
export interface ConcertCard {
  id: string;
  /** True for a record that the API's list held when the ticket was made; it is gone when the list no longer holds it. */
  stored?: boolean | undefined;
  name: string;
  /** Language of the name, if it is not the page's. */
  language?: string | undefined;
  /** With Vienna's offset, for `time`. */
  dateTime: string;
  /** The day with its year; for a start after midnight, the day before. */
  date: string;
  /** The night of a start after midnight, the start, the doors. A past ticket shows none of them. */
  when: string;
  place?: string | undefined;
  badge: { month: string; day: string; year: string };
  stamp?: string | undefined;
  /** True for a cancelled or postponed concert. */
  isOff?: boolean | undefined;
  /** Further details. */
  notes: readonly string[];
  /** `time` makes the names of two links differ (`withDistinctLinks`). */
  tickets?: { url: string; name: string; time?: string } | undefined;
}

/** Translates texts of this feature, in the build and in the page. */
export type LiveTranslate = (
  key: Extract<TextKey, `live:${string}`>,
  values?: Record<string, string>,
) => string;

/** Status in words, or free entry; nothing for a planned concert. */
function stampOf(concert: Concert, t: LiveTranslate): string | undefined {
  if (concert.status !== 'planned') return t(`live:status-${concert.status}`);
  return concert.free ? t('live:free-entry') : undefined;
}

/** Names differ from link to link: "Tickets – 4. Dez., Wien", in another year "Tickets – 4. Dez. 2027, Wien". */
function ticketsOf(
  { ticketUrl, status, city }: Concert,
  date: string,
  t: LiveTranslate,
): ConcertCard['tickets'] {
  if (ticketUrl === undefined || status !== 'planned') return undefined;
  const name = city ? t('live:tickets-for', { date, city }) : t('live:tickets-for-venueless', { date });
  return { url: ticketUrl, name };
}

/** Keeps a label and its time on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

function whenOf({ date, doors }: Concert, locale: Locale, t: LiveTranslate): string {
  const start = new Date(date);
  const evening = eveningOf(start);
  const time = (instant: Date) => ({ time: clockTime(locale, instant) });
  return [
    evening !== start &&
      t('live:late-night', { evening: weekday(locale, evening), morning: weekday(locale, start) }),
    unbroken(t('live:begins', time(start))),
    doors && unbroken(t('live:doors', time(new Date(doors)))),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The ticket of a concert. The name of its link omits the present year, `year`. */
export function concertCard(concert: Concert, locale: Locale, t: LiveTranslate, year: string): ConcertCard {
  const start = new Date(concert.date);
  const evening = eveningOf(start);
  const { note, access } = concert;
  return {
    id: concert.id,
    // Only the store writes this field.
    stored: concert.updatedAt !== undefined || undefined,
    name: concert.name,
    language: titleLanguage(locale),
    dateTime: withOffset(start),
    date: longDate(locale, evening),
    when: whenOf(concert, locale, t),
    place: [concert.venue, concert.city].filter(Boolean).join(', ') || undefined,
    badge: badge(locale, evening),
    stamp: stampOf(concert, t),
    isOff: !takesPlace(concert) || undefined,
    notes: [note?.[locale], access && `${t('live:access')}: ${access[locale]}`].filter(
      (text) => text !== undefined,
    ),
    tickets: ticketsOf(concert, shortDate(locale, evening, year), t),
  };
}
