import { locales, type Locale } from '../../../../config/locales.ts';
import { dayMs } from '../../../../config/time.ts';
import { weekday } from '../../../../lib/dates/dates.ts';
import { dayIn } from '../../../../lib/dates/localTime.ts';

/** From these numbers of days on, the distance is in weeks, months or years. */
const [weeksFrom, monthsFrom, yearsFrom] = [21, 75, 730];

/** The weekday of a day and its distance from today, which catch most wrong dates; undefined for no day. */
export function relativeDay(
  date: string,
  locale: Locale,
  now: Date,
): { weekday: string; distance: string } | undefined {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return undefined;
  const days = Math.round((Date.parse(date) - Date.parse(dayIn(now))) / dayMs);
  const words = new Intl.RelativeTimeFormat(locales[locale].tag, { numeric: 'auto' });
  const distance =
    Math.abs(days) < weeksFrom
      ? words.format(days, 'day')
      : Math.abs(days) < monthsFrom
        ? words.format(Math.round(days / 7), 'week')
        : Math.abs(days) < yearsFrom
          ? words.format(Math.round(days / 30.4), 'month')
          : words.format(Math.round(days / 365.25), 'year');
  return { weekday: weekday(locale, noon, 'UTC'), distance };
}
