import type { Locale } from '../../../../config/locales.ts';
import { eveningOf, monthAndYear } from '../../../../lib/dates/dates.ts';
import type { Concert } from '../../../../records/concert.ts';

/** Number of concerts from which on the list can be searched. */
export const searchedFrom = 15;

type Listed = Pick<Concert, 'name' | 'venue' | 'city' | 'date' | 'timeZone'>;

/** "Dezember 2026": the month that the site lists a concert in. */
const monthOf = ({ date, timeZone }: Listed, locale: Locale): string =>
  monthAndYear(locale, eveningOf(new Date(date), timeZone), timeZone);

/** Lower case without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each word of a search begins a word of a concert's name, place or month, whatever its accents and capitals. */
export function isFound(concert: Listed, search: string, locale: Locale): boolean {
  const { name, venue, city } = concert;
  const text = plain([name, venue, city, monthOf(concert, locale)].join(' '));
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Consecutive concerts of the same month, under its name. */
export function inMonths<Each extends Listed>(
  concerts: readonly Each[],
  locale: Locale,
): { month: string; concerts: Each[] }[] {
  const groups: { month: string; concerts: Each[] }[] = [];
  for (const concert of concerts) {
    const month = monthOf(concert, locale);
    const last = groups.at(-1);
    if (last?.month === month) last.concerts.push(concert);
    else groups.push({ month, concerts: [concert] });
  }
  return groups;
}
