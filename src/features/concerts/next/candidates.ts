import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../records/concert.ts';
import { endOf, slugOf, takesPlace } from '../../../records/concertRules.ts';
import { clockTime, shortDay } from '../../../lib/dates/dates.ts';
import { eveningOf, withOffset } from '../../../lib/dates/localTime.ts';
import type { TextKey, Translate } from '../../../lib/i18n/translator.ts';
import { concertPath } from '../../../lib/routing/routes.ts';
import { ascending } from '../concerts.ts';
import { hyphenated } from '../../../lib/typography/hyphenated.ts';
import { townName } from '../../../lib/i18n/townName.ts';

/** A concert that the line in the hero can show. */
export interface Candidate {
  path: string;
  /** Beginning with the venue's offset. */
  begins: string;
  /** End, in milliseconds since 1970; the beginning, where its hour is unknown. */
  ends: number;
  /** The label of its day: "Heute, 20:00:", "Heute:" without its hour. */
  today: string;
  /** "Fr., 4. Dez." */
  day: string;
  /** With its town, and whether it is sold out. */
  place: string;
}

/** Number of concerts that the line knows: the build is not older than their ends. */
const most = 6;

/** The next concerts that take place, first the one that is on, and whether no other one follows them. */
export function candidatesOf(
  concerts: readonly Concert[],
  locale: Locale,
  t: Translate<TextKey<'live'>>,
  now: Date,
): { candidates: Candidate[]; isComplete: boolean } {
  const coming = ascending(concerts.filter((each) => takesPlace(each) && endOf(each) >= now.getTime()));
  const candidates = coming.slice(0, most).map((concert) => {
    const { timeZone, date, timeUnknown, venue, city, status } = concert;
    const start = new Date(date);
    const evening = eveningOf(start, timeZone);
    const soldOut = status === 'soldOut' && t('live:status-soldOut').toLowerCase();
    const word = evening === start ? t('live:today') : t('live:tonight');
    return {
      path: concertPath(locale, slugOf(concert)),
      begins: withOffset(start, timeZone),
      ends: endOf(concert),
      today: timeUnknown ? `${word}:` : `${word}, ${clockTime(locale, start, timeZone)}:`,
      // A month never stands alone.
      day: shortDay(locale, evening, timeZone).replace(/(\d\.?) /, '$1\u00a0'),
      place: hyphenated([venue, townName(city, locale), soldOut].filter(Boolean).join(', '), 12),
    };
  });
  return { candidates, isComplete: coming.length <= most };
}
