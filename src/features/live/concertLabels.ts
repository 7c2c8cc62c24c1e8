import type { Locale } from '../../config/locales.ts';
import type { Concert } from '../../contracts/concert.ts';
import { badge, clockTime, longDate, shortDate, withOffset } from '../../lib/dates.ts';
import type { TextKey } from '../../lib/texts.ts';

/** What a ticket says about a concert, in one language. What the record does not know is absent. */
export interface ConcertCard {
  id: string;
  name: string;
  /** With Vienna's offset, for `time`. */
  dateTime: string;
  date: string;
  /** When it begins, and when the doors open; a past one no longer says so. */
  when: string;
  place?: string | undefined;
  badge: { month: string; day: string; year: string };
  stamp?: string | undefined;
  /** What else there is to know. */
  notes: readonly string[];
  tickets?: { url: string; name: string } | undefined;
}

/** Looks up and fills the texts of this feature, in the build and in the page. */
export type LiveTranslate = (
  key: Extract<TextKey, `live:${string}`>,
  values?: Record<string, string>,
) => string;

/** Status in words, or free entry; a planned concert needs no stamp. */
function stampOf(concert: Concert, t: LiveTranslate): string | undefined {
  if (concert.status !== 'planned') return t(`live:status-${concert.status}`);
  return concert.free ? t('live:free-entry') : undefined;
}

/** Names differ from link to link: "Tickets – 4. Dez., Wien". */
function ticketsOf(
  { ticketUrl, status, city }: Concert,
  date: string,
  t: LiveTranslate,
): ConcertCard['tickets'] {
  if (ticketUrl === undefined || status !== 'planned') return undefined;
  const name = city ? t('live:tickets-for', { date, city }) : t('live:tickets-for-venueless', { date });
  return { url: ticketUrl, name };
}

export function concertCard(concert: Concert, locale: Locale, t: LiveTranslate): ConcertCard {
  const date = new Date(concert.date);
  const { doors, note, access } = concert;
  return {
    id: concert.id,
    name: concert.name,
    dateTime: withOffset(date),
    date: longDate(locale, date),
    when: [
      t('live:begins', { time: clockTime(locale, date) }),
      doors && t('live:doors', { time: clockTime(locale, new Date(doors)) }),
    ]
      .filter(Boolean)
      .join(', '),
    place: [concert.venue, concert.city].filter(Boolean).join(', ') || undefined,
    badge: badge(locale, date),
    stamp: stampOf(concert, t),
    notes: [note?.[locale], access && `${t('live:access')}: ${access[locale]}`].filter(
      (text) => text !== undefined,
    ),
    tickets: ticketsOf(concert, shortDate(locale, date), t),
  };
}
