import { localeCodes, type Locale } from '../../../../config/locales.ts';
import { eveningOf, monthAndYear } from '../../../../lib/dates/dates.ts';
import type { Concert } from '../../../../records/concert.ts';

/** Number of concerts from which on the list can be searched. */
export const searchedFrom = 15;

type Listed = Pick<Concert, 'date' | 'timeZone'>;
/** A draft may have no date yet. */
type Searched = Pick<Concert, 'name' | 'venue' | 'city' | 'timeZone'> & { date: string | undefined };

/** "Dezember 2026": the month that the site lists a concert in. */
const monthOf = ({ date, timeZone }: Listed, locale: Locale): string =>
  monthAndYear(locale, eveningOf(new Date(date), timeZone), timeZone);

/** Lower case without accents, and ß as ss. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** The other spelling of umlauts: "Pölten" as "Poelten". */
const spelledOut = (text: string): string => text.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, '$&e');

/** The words of a search, which have letters or digits. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word of a search begins a word of a concert's name, place or month in any language, whatever its accents and capitals. */
export function isFound({ date, ...concert }: Searched, search: string): boolean {
  const { name, venue, city, timeZone } = concert;
  const months = date === undefined ? [] : localeCodes.map((code) => monthOf({ date, timeZone }, code));
  const text = [name, venue, city, ...months].join(' ').replace('Jänner', '$& Januar');
  const words = wordsOf(`${text} ${spelledOut(text)}`);
  return wordsOf(search).every((part) => words.some((word) => word.startsWith(part)));
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
