import { defaultLocale, locales, type Locale } from '../../config/locales.ts';
import { dayMs, hourMs } from '../../config/time.ts';
import type { Release } from '../../records/release.ts';
import { vienna } from '../../records/timeZone.ts';

// A date is shown in the venue's zone, and in Vienna's by default, for all visitors and on all build machines.

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creates each formatter once, on first use: a formatter takes longer to create than a hundred dates to format. */
function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, known);
  return known;
}

function format(
  locale: Locale,
  date: Date,
  options: Intl.DateTimeFormatOptions,
  timeZone: string = vienna,
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
  format(locale, date, { hour: '2-digit', minute: '2-digit', hour12: false }, timeZone);

/** "4. Dez., 20:00" in Vienna. */
export const dateAndTime = (locale: Locale, date: Date) =>
  `${shortDate(locale, date)}, ${clockTime(locale, date)}`;

/** "Dezember 2026" */
export const monthAndYear = (locale: Locale, date: Date, timeZone?: string) =>
  format(locale, date, { month: 'long', year: 'numeric' }, timeZone);

/** "heute, 21:10", "gestern, 21:10", "Mo., 23. Nov., 21:10" in Vienna, seen from `now`. */
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

/** An instant as ISO 8601 with the offset of the zone at that moment: "2026-12-04T20:00:00+01:00". */
export function withOffset(date: Date, timeZone: string = vienna): string {
  const parts = formatter('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  return `${day}T${time}${part('timeZoneName').replace('GMT', '') || '+00:00'}`;
}

/** A concert before this hour at the venue belongs to the evening before (docs/decisions/0002). */
const nightEnds = 5;

/** The instant whose calendar day a concert is listed under. */
export const eveningOf = (start: Date, timeZone?: string): Date =>
  Number(clockTime(defaultLocale, start, timeZone).slice(0, 2)) < nightEnds
    ? new Date(start.getTime() - 12 * hourMs)
    : start;

/** The day that a concert is listed under, as `2026-12-04`, from its beginning with the venue's offset. */
export const eveningDay = (dateTime: string): string =>
  new Date(Date.parse(`${dateTime.slice(0, 19)}Z`) - nightEnds * hourMs).toISOString().slice(0, 10);

/** The year that a concert is listed under, from its beginning with the venue's offset. */
export const eveningYear = (dateTime: string): string => eveningDay(dateTime).slice(0, 4);

/** The year in Vienna at an instant, as `2026`. Years begin in winter time (UTC+1), so no formatter is needed. */
export const yearIn = (date: Date): string => new Date(date.getTime() + hourMs).toISOString().slice(0, 4);

/** The instant at which the next year begins in Vienna, in milliseconds since 1970. */
export const nextYear = (date: Date): number => Date.UTC(Number(yearIn(date)) + 1, 0) - hourMs;

/** A release date in words, at its known precision: a day, a month with its year, or a year; `undefined` for an unknown one. */
export function releaseDate(
  locale: Locale,
  release: Pick<Release, 'release_date' | 'release_date_precision'>,
): string | undefined {
  if (release.release_date === undefined) return undefined;
  const [year, month = '01', day = '01'] = release.release_date.split('-');
  const noon = new Date(`${year ?? ''}-${month}-${day}T12:00:00Z`);
  if (release.release_date_precision === 'year') return format(locale, noon, { year: 'numeric' });
  if (release.release_date_precision === 'month') return monthAndYear(locale, noon);
  return format(locale, noon, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A calendar day such as `2026-11-21` in words: "21. November 2026". */
export const dayInWords = (locale: Locale, day: string): string =>
  format(locale, new Date(`${day}T12:00:00Z`), { day: 'numeric', month: 'long', year: 'numeric' });

/** The calendar day in a zone at an instant, as `2026-11-21`. */
export const dayIn = (date: Date, timeZone?: string): string => withOffset(date, timeZone).slice(0, 10);
