import { locales, type Locale } from '../../config/locales.ts';
import type { Release } from '../../contracts/release.ts';

/** Every date of the site is in Vienna's time zone, for all visitors and build machines. */
export const timeZone = 'Europe/Vienna';

const hour = 3_600_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creates each formatter once, on first use: a formatter takes longer to create than a hundred dates to format. */
function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone, ...options });
  formatters.set(key, known);
  return known;
}

const format = (locale: Locale, date: Date, options: Intl.DateTimeFormatOptions): string =>
  formatter(locales[locale].tag, options).format(date);

/** "Fr., 4. Dezember 2026" */
export const longDate = (locale: Locale, date: Date) =>
  format(locale, date, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });

/** "4. Dez.", "4 Dec"; "4. Dez. 2027" where the present year is given, and is another one. */
export const shortDate = (locale: Locale, date: Date, presentYear = yearIn(date)) =>
  format(locale, date, {
    day: 'numeric',
    month: 'short',
    year: yearIn(date) === presentYear ? undefined : 'numeric',
  });

/** "Freitag", "Friday" */
export const weekday = (locale: Locale, date: Date) => format(locale, date, { weekday: 'long' });

/** "20:00" */
export const clockTime = (locale: Locale, date: Date) =>
  format(locale, date, { hour: '2-digit', minute: '2-digit', hour12: false });

/** "4. Dez., 20:00" */
export const dateAndTime = (locale: Locale, date: Date) =>
  `${shortDate(locale, date)}, ${clockTime(locale, date)}`;

/** The three parts of a date badge: short month without its full stop, two-digit day, year (specification, section 2). */
export function badge(locale: Locale, date: Date): { month: string; day: string; year: string } {
  return {
    month: format(locale, date, { month: 'short' }).replace('.', ''),
    day: format(locale, date, { day: '2-digit' }).replace(/\D/g, ''),
    year: format(locale, date, { year: 'numeric' }),
  };
}

/** An instant as ISO 8601 with Vienna's offset at that moment: "2026-12-04T20:00:00+01:00". */
export function withOffset(date: Date): string {
  const part = (type: string, parts: Intl.DateTimeFormatPart[]) =>
    parts.find((p) => p.type === type)?.value ?? '';
  const parts = formatter('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(date);
  const day = `${part('year', parts)}-${part('month', parts)}-${part('day', parts)}`;
  const time = `${part('hour', parts)}:${part('minute', parts)}:${part('second', parts)}`;
  return `${day}T${time}${part('timeZoneName', parts).replace('GMT', '') || '+00:00'}`;
}

/** A concert before this hour in Vienna belongs to the evening before (docs/decisions/0002). */
const nightEnds = 5;

/** The instant whose calendar day a concert is listed under. */
export const eveningOf = (start: Date): Date =>
  Number(clockTime('de', start).slice(0, 2)) < nightEnds ? new Date(start.getTime() - 12 * hour) : start;

/** The year in Vienna at an instant, as `2026`. Years begin in winter time (UTC+1), so no formatter is needed. */
export const yearIn = (date: Date): string => new Date(date.getTime() + hour).toISOString().slice(0, 4);

/** The instant at which the next year begins in Vienna, in milliseconds since 1970. */
export const nextYear = (date: Date): number => Date.UTC(Number(yearIn(date)) + 1, 0) - hour;

/** A release date in words, at its known precision: a day, a month with its year, or a year. */
export function releaseDate(
  locale: Locale,
  release: Pick<Release, 'release_date' | 'release_date_precision'>,
): string {
  const [year, month = '01', day = '01'] = release.release_date.split('-');
  const noon = new Date(`${year ?? ''}-${month}-${day}T12:00:00Z`);
  if (release.release_date_precision === 'year') return format(locale, noon, { year: 'numeric' });
  if (release.release_date_precision === 'month')
    return format(locale, noon, { month: 'long', year: 'numeric' });
  return format(locale, noon, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The calendar day in Vienna at an instant, as `2026-11-21`. */
export const dayIn = (date: Date): string => withOffset(date).slice(0, 10);
