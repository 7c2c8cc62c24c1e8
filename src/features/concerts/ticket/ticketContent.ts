import { titleLanguage, type Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../records/concert.ts';
import { noteIn, slugOf, takesPlace } from '../../../records/concertRules.ts';
import { unbroken, withoutOrphan } from '../../../lib/typography/unbroken.ts';
import { homeZone } from '../../../config/site.ts';
import { badge, clockTime, longDate, shortDate, shortDay, weekday } from '../../../lib/dates/dates.ts';
import { eveningOf, eveningYear, withOffset } from '../../../lib/dates/localTime.ts';
import { moveOf } from '../../../lib/dates/moves.ts';
import type { TextKey, Translate } from '../../../lib/i18n/translator.ts';
import { concertPath } from '../../../lib/routing/routes.ts';
import { cityOfZone, townName } from '../../../lib/i18n/townName.ts';

/** The texts of a ticket in one language. Texts that the record lacks are absent. */
export interface TicketContent {
  id: string;
  name: string;
  /** Path of its page; absent where the HTML has no link to it. */
  path?: string | undefined;
  /** Language of the name, if it is not the page's. */
  language?: string | undefined;
  /** Beginning with the venue's offset. */
  dateTime: string;
  /** The hour is unknown; `dateTime` is then 23:59. */
  timeUnknown?: true | undefined;
  /** The day with its year; for a start after midnight, the day before. It is struck through where it is void. */
  date: string;
  /** "4. Dez.", the day without its year. */
  shortDay: string;
  /** The former day, the night of a start after midnight, the start and the former one, the doors, the city of another zone; hidden in the past. */
  when: string;
  place?: string | undefined;
  /** A void day has no month. */
  badge: { month: string; day: string; year: string };
  stamp?: string | undefined;
  /** True for a cancelled or postponed concert. */
  isOff?: boolean | undefined;
  /** Further details. `lang` is the language of a text that is not in the page's. */
  notes: readonly { text: string; lang?: string | undefined }[];
  /** `time` makes the names of two links differ (`withDistinctLinks`). */
  tickets?: { url: string; name: string; time?: string } | undefined;
}

type TicketTranslate = Translate<TextKey<'live'>>;

/** Status in words, or free entry; nothing for a planned concert that was not moved. */
function stampOf(concert: Concert, t: TicketTranslate): string | undefined {
  if (concert.status !== 'planned') return t(`live:status-${concert.status}`);
  const move = moveOf(concert);
  if (move) return t(`live:new-${move}`);
  return concert.free ? t('live:free-entry') : undefined;
}

/** The former day of a moved concert that takes place, or its former hour on the same day. */
function formerOf(concert: Concert, locale: Locale, t: TicketTranslate): { day?: string; time?: string } {
  const { date, previousDate = date, timeZone } = concert;
  const move = takesPlace(concert) && moveOf(concert);
  if (!move) return {};
  const start = new Date(previousDate);
  if (move === 'time') return { time: t('live:former-time', { time: clockTime(locale, start, timeZone) }) };
  const [former, evening] = [eveningOf(start, timeZone), eveningOf(new Date(date), timeZone)];
  const isSameYear = badge(locale, former, timeZone).year === badge(locale, evening, timeZone).year;
  const day = (isSameYear ? shortDay : longDate)(locale, former, timeZone);
  return { day: t('live:former-day', { date: unbroken(day) }) };
}

/** Names differ from link to link: "Tickets – 4. Dez., Wien", in another year "Tickets – 4. Dez. 2027, Wien". */
function ticketsOf(
  { ticketUrl, status, city }: Concert,
  date: string,
  locale: Locale,
  t: TicketTranslate,
): TicketContent['tickets'] {
  if (ticketUrl === undefined || status !== 'planned') return undefined;
  const name = city
    ? t('live:tickets-for', { date, city: townName(city, locale) })
    : t('live:tickets-for-venueless', { date });
  return { url: ticketUrl, name };
}

/** "Nacht von Freitag auf Samstag" for a start before 05:00, which is listed under the day before; `undefined` for any other. */
export function nightOf(
  { date, timeZone }: Pick<Concert, 'date' | 'timeZone'>,
  locale: Locale,
  t: TicketTranslate,
): string | undefined {
  const start = new Date(date);
  const evening = eveningOf(start, timeZone);
  const day = (instant: Date) => weekday(locale, instant, timeZone);
  return evening === start ? undefined : t('live:late-night', { evening: day(evening), morning: day(start) });
}

/** The figures of a day that is void: that of a postponed concert, whose new day is not known yet. */
export const voidDay = '??';

function whenOf(concert: Concert, locale: Locale, t: TicketTranslate): string {
  const { date, doors, timeUnknown, timeZone, status } = concert;
  if (status === 'postponed') return t('live:day-follows');
  const start = new Date(date);
  const time = (instant: Date) => ({ time: clockTime(locale, instant, timeZone) });
  const former = formerOf(concert, locale, t);
  const begins = timeUnknown ? t('live:begins-unknown') : t('live:begins', time(start));
  const times = [
    former.day,
    nightOf(concert, locale, t),
    [timeUnknown ? withoutOrphan(begins) : unbroken(begins), former.time && unbroken(former.time)]
      .filter(Boolean)
      .join(' '),
    doors && unbroken(t('live:doors', time(new Date(doors)))),
  ]
    .filter(Boolean)
    .join(', ');
  const city = timeUnknown && !doors ? undefined : cityOfTimes(concert, locale);
  return city ? `${times} (${unbroken(t('live:local-time', { city }))})` : times;
}

/** The city whose clocks show the times of a concert, where they differ from the band's at its beginning. */
export function cityOfTimes({ date, city, timeZone }: Concert, locale: Locale): string | undefined {
  const start = new Date(date);
  if (timeZone === homeZone || withOffset(start, timeZone) === withOffset(start)) return undefined;
  return townName(city, locale) ?? cityOfZone(timeZone);
}

/** The note in the page's language, or in the other one and marked with it. */
export function noteOf(note: Concert['note'], locale: Locale): TicketContent['notes'][number] | undefined {
  const found = noteIn(note, locale);
  return found?.lang === locale ? { text: found.text } : found;
}

/** The ticket of a concert. The name of its link omits the present year, `year`. */
export function ticketContent(
  concert: Concert,
  locale: Locale,
  t: TicketTranslate,
  year: string,
): TicketContent {
  const { note, access, timeUnknown, timeZone } = concert;
  const start = new Date(concert.date);
  const evening = eveningOf(start, timeZone);
  const dateTime = withOffset(start, timeZone);
  return {
    id: concert.id,
    name: concert.name,
    path: concertPath(locale, slugOf(concert)),
    language: titleLanguage(locale),
    dateTime,
    timeUnknown: timeUnknown || undefined,
    date: longDate(locale, evening, timeZone),
    shortDay: shortDate(locale, evening, undefined, timeZone),
    when: whenOf(concert, locale, t),
    place: [concert.venue, townName(concert.city, locale)].filter(Boolean).join(', ') || undefined,
    badge:
      concert.status === 'postponed'
        ? { month: '', day: voidDay, year: eveningYear(dateTime) }
        : badge(locale, evening, timeZone),
    stamp: stampOf(concert, t),
    isOff: !takesPlace(concert) || undefined,
    notes: [
      noteOf(note, locale),
      access && concert.status !== 'cancelled' ? `${t('live:access')}: ${access[locale]}` : undefined,
    ].flatMap((entry) => (typeof entry === 'string' ? { text: entry } : (entry ?? []))),
    tickets: ticketsOf(concert, shortDate(locale, evening, year, timeZone), locale, t),
  };
}
