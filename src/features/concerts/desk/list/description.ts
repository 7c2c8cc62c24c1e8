import { nightOf } from '../../ticket/ticketContent.ts';
import type { Locale } from '../../../../config/locales.ts';
import type { ConcertValues } from '../../../../records/concert.ts';
import { takesPlace } from '../../../../records/concertRules.ts';
import { badge, clockTime, longDate, shortDate, shortWeekday } from '../../../../lib/dates/dates.ts';
import { eveningOf } from '../../../../lib/dates/localTime.ts';
import { moveOf } from '../../../../lib/dates/moves.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { beginning } from '../data/clockTimes.ts';

export interface Description {
  /** Undefined without a day. */
  badge: ReturnType<typeof badge> | undefined;
  /** "Fr., 20:00, Arena, Wien" */
  when: string;
  /** "war am 4. Dez." or "war um 20:00" where the concert was moved. */
  was: string;
  stamp: string;
  /** A detail that is missing. */
  gap: string;
}

/** Describes a concert for its row in the list, on the day that the site lists it under. */
export function describe(values: ConcertValues, locale: Locale, t: Translate): Description {
  const begins = beginning(values);
  const start = begins ? new Date(begins) : undefined;
  const { timeZone } = values;
  const date = start && eveningOf(start, timeZone);
  const day =
    begins &&
    start &&
    (nightOf({ date: begins, timeZone }, locale, t) ?? shortWeekday(locale, start, timeZone));
  const time = start && !values.isTimeOpen ? clockTime(locale, start, timeZone) : '';
  return {
    badge: date && badge(locale, date, timeZone),
    when: [day, time, values.venue, values.city].filter(Boolean).join(', '),
    ...movedTexts(values, begins, locale, t),
    ...(values.status !== 'planned' && { stamp: t(`stamp-${values.status}`) }),
    gap: values.isTimeOpen
      ? t('gap-time')
      : values.venue === ''
        ? t('gap-venue')
        : values.city === ''
          ? t('gap-city')
          : '',
  };
}

/** The stamp of a moved concert that takes place, and its former day or hour, in the site's words. */
function movedTexts(
  { previousDate, timeZone, status }: ConcertValues,
  begins: string | undefined,
  locale: Locale,
  t: Translate,
): Pick<Description, 'stamp' | 'was'> {
  const isKnown = begins !== undefined && previousDate !== '' && takesPlace({ status });
  const move = isKnown && moveOf({ date: begins, previousDate, timeZone });
  if (!move) return { stamp: '', was: '' };
  const former = new Date(previousDate);
  if (move === 'time')
    return {
      stamp: t('live:new-time'),
      was: t('live:former-time', { time: clockTime(locale, former, timeZone) }),
    };
  const date = shortDate(locale, eveningOf(former, timeZone), undefined, timeZone);
  return { stamp: t('live:new-day'), was: t('live:former-day', { date }) };
}

/** "Fr., 4. Dezember 2026, 20:00", with the night in words where it begins after midnight. */
export function dateInWords(values: ConcertValues, locale: Locale, t: Translate): string {
  const begins = beginning(values);
  if (begins === undefined) return '';
  const start = new Date(begins);
  const { timeZone } = values;
  const time = values.isTimeOpen ? '' : clockTime(locale, start, timeZone);
  const day = longDate(locale, eveningOf(start, timeZone), timeZone);
  return [day, nightOf({ date: begins, timeZone }, locale, t), time].filter(Boolean).join(', ');
}
