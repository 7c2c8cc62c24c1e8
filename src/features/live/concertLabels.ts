import type { Locale } from '../../config/locales.ts';
import type { Concert } from '../../contracts/concert.ts';
import { badge, clockTime, longDate, shortDate, withOffset } from '../../lib/dates.ts';
import type { Translate } from '../../lib/i18n.ts';

/** What a ticket says about a concert, in one language. What the record does not know is absent. */
export interface ConcertCard {
  id: string;
  name: string;
  /** With Vienna's offset, for `time`. */
  dateTime: string;
  date: string;
  begins: string;
  doors?: string | undefined;
  place?: string | undefined;
  badge: { month: string; day: string; year: string };
  stamp?: string | undefined;
  note?: string | undefined;
  access?: string | undefined;
  tickets?: { url: string; name: string } | undefined;
}

/** Status in words, or free entry; a planned concert needs no stamp. */
function stampOf(concert: Concert, t: Translate): string | undefined {
  if (concert.status !== 'planned') return t(`live:status-${concert.status}`);
  return concert.free ? t('live:free-entry') : undefined;
}

export function concertCard(concert: Concert, locale: Locale, t: Translate): ConcertCard {
  const date = new Date(concert.date);
  const short = shortDate(locale, date);
  const sellsTickets = concert.ticketUrl !== undefined && concert.status === 'planned';
  return {
    id: concert.id,
    name: concert.name,
    dateTime: withOffset(date),
    date: longDate(locale, date),
    begins: t('live:begins', { time: clockTime(locale, date) }),
    doors: concert.doors && t('live:doors', { time: clockTime(locale, new Date(concert.doors)) }),
    place: [concert.venue, concert.city].filter(Boolean).join(', ') || undefined,
    badge: badge(locale, date),
    stamp: stampOf(concert, t),
    note: concert.note?.[locale],
    access: concert.access && `${t('live:access')}: ${concert.access[locale]}`,
    tickets: sellsTickets
      ? {
          url: concert.ticketUrl ?? '',
          name: concert.city
            ? t('live:tickets-for', { date: short, city: concert.city })
            : t('live:tickets-for-venueless', { date: short }),
        }
      : undefined,
  };
}
