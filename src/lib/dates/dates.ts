import { locales, type Locale } from '../../config/locales.ts';
import { dayMs } from '../../config/time.ts';
import type { Release } from '../../records/release.ts';
import { homeZone } from '../../config/site.ts';
import { dayIn, formatter } from './localTime.ts';

// A date is shown in the venue's zone, and in the band's by default, for all visitors and on all build machines.

function format(
  locale: Locale,
  date: Date,
  options: Intl.DateTimeFormatOptions,
  timeZone = homeZone,
): string {
  return formatter(locales[locale].tag, { timeZone, ...options }).format(date);
}

/** "Fr., 4. Dezember 2026" */
export const longDate = (locale: Locale, date: Date, timeZone?: string) =>
  format(locale, date, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }, timeZone);

/** "4. Dez.", "4 Dec"; "4. Dez. 2027" where the present year is given, and is another one: always, where it is empty. */
export function shortDate(locale: Locale, date: Date, presentYear?: string, timeZone?: string): string {
  const isOtherYear = presentYear !== undefined && dayIn(date, timeZone).slice(0, 4) !== presentYear;
  const year = isOtherYear ? 'numeric' : undefined;
  return format(locale, date, { day: 'numeric', month: 'short', year }, timeZone);
}

/** "Fr., 4. Dez.", "Fri 4 Dec" */
export const shortDay = (locale: Locale, date: Date, timeZone?: string) =>
  format(locale, date, { weekday: 'short', day: 'numeric', month: 'short' }, timeZone);

/** "Fr.", "Fri" */
export const shortWeekday = (locale: Locale, date: Date, timeZone?: string) =>
  shortDay(locale, date, timeZone).split(/,? /, 1).join('');

/** "Freitag", "Friday" */
export const weekday = (locale: Locale, date: Date, timeZone?: string) =>
  format(locale, date, { weekday: 'long' }, timeZone);

/** "20:00" */
export const clockTime = (locale: Locale, date: Date, timeZone?: string) =>
  format(locale, date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone);

/** "4. Dez., 20:00" in the band's zone. */
export const dateAndTime = (locale: Locale, date: Date) =>
  `${shortDate(locale, date)}, ${clockTime(locale, date)}`;

/** "Dezember 2026" */
export const monthAndYear = (locale: Locale, date: Date, timeZone?: string) =>
  format(locale, date, { month: 'long', year: 'numeric' }, timeZone);

/** "heute, 21:10", "gestern, 21:10", "Mo., 23. Nov., 21:10" in the band's zone, seen from `now`. */
export function recently(locale: Locale, date: Date, now: Date): string {
  const days = Math.round((Date.parse(dayIn(date)) - Date.parse(dayIn(now))) / dayMs);
  const words = new Intl.RelativeTimeFormat(locales[locale].tag, { numeric: 'auto' });
  const day = days === 0 || days === -1 ? words.format(days, 'day') : shortDay(locale, date);
  return `${day}, ${clockTime(locale, date)}`;
}

/** The three parts of a date badge: short month without its full stop, two-digit day, year (specification, section 2). */
export function badge(
  locale: Locale,
  date: Date,
  timeZone?: string,
): { month: string; day: string; year: string } {
  return {
    month: format(locale, date, { month: 'short' }, timeZone).replace('.', ''),
    day: format(locale, date, { day: '2-digit' }, timeZone).replace(/\D/g, ''),
    year: format(locale, date, { year: 'numeric' }, timeZone),
  };
}

/** A release date in words, at its known precision: a day, a month with its year, or a year; `undefined` for an unknown one. */
export function releaseDate(
  locale: Locale,
  release: Pick<Release, 'release_date' | 'release_date_precision'>,
): string | undefined {
  if (release.release_date === undefined) return undefined;
  const [year, month = '01', day = '01'] = release.release_date.split('-');
  const noon = new Date(`${year ?? ''}-${month}-${day}T12:00:00Z`);
  if (release.release_date_precision === 'year') return format(locale, noon, { year: 'numeric' }, 'UTC');
  return (release.release_date_precision === 'month' ? monthAndYear : wholeDate)(locale, noon, 'UTC');
}

/** "21. November 2026" */
const wholeDate = (locale: Locale, date: Date, timeZone?: string) =>
  format(locale, date, { day: 'numeric', month: 'long', year: 'numeric' }, timeZone);

/** A calendar day such as `2026-11-21` in words; any other text as it is. */
export function dayInWords(locale: Locale, day: string, words = wholeDate): string {
  const noon = new Date(`${day}T12:00:00Z`);
  // In a zone of its own it would be another day, 12 hours ahead of UTC.
  return Number.isNaN(noon.getTime()) ? day : words(locale, noon, 'UTC');
}
