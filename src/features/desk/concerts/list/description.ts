import type { Locale } from '../../../../config/locales.ts';
import { badge, clockTime, longDate, shortDate, weekday } from '../../../../lib/dates/dates.ts';
import type { Translate } from '../../frame/translate.ts';
import { beginning, type TypedConcert } from '../data/typedConcert.ts';

export interface Description {
  /** Undefined without a day. */
  badge: ReturnType<typeof badge> | undefined;
  /** "Fr., 20:00, Arena, Wien" */
  when: string;
  /** "war am 4. Dez." where the concert was moved. */
  was: string;
  stamp: string;
  /** A detail that is missing. */
  gap: string;
}

/** Describes a concert for its row in the list. */
export function describe(typed: TypedConcert, locale: Locale, t: Translate): Description {
  const begins = beginning(typed);
  const date = begins ? new Date(begins) : undefined;
  const { timeZone } = typed;
  const day =
    date &&
    `${weekday(locale, date, timeZone).slice(0, locale === 'de' ? 2 : 3)}${locale === 'de' ? '.' : ''}`;
  const time = date && !typed.isTimeOpen ? clockTime(locale, date, timeZone) : '';
  const isMoved = typed.status === 'planned' && typed.previousDate !== '';
  return {
    badge: date && badge(locale, date, timeZone),
    when: [day, time, typed.venue, typed.city].filter(Boolean).join(', '),
    was: isMoved
      ? t('was-on', { date: shortDate(locale, new Date(typed.previousDate), undefined, timeZone) })
      : '',
    stamp: isMoved ? t('stamp-moved') : typed.status === 'planned' ? '' : t(`stamp-${typed.status}`),
    gap: typed.isTimeOpen ? t('gap-time') : typed.venue === '' ? t('gap-venue') : '',
  };
}

/** "Fr., 4. Dezember 2026, 20:00" */
export function dateInWords(typed: TypedConcert, locale: Locale): string {
  const begins = beginning(typed);
  if (begins === undefined) return '';
  const date = new Date(begins);
  const time = typed.isTimeOpen ? '' : `, ${clockTime(locale, date, typed.timeZone)}`;
  return longDate(locale, date, typed.timeZone) + time;
}
