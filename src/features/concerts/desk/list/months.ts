import { localeCodes, type Locale } from '../../../../config/locales.ts';
import { comparable } from '../../../../lib/comparable.ts';
import { monthAndYear } from '../../../../lib/dates/dates.ts';
import { dayIn, eveningOf, formatter } from '../../../../lib/dates/localTime.ts';
import type { Concert } from '../../../../records/concert.ts';

/** Number of concerts from which on the list can be searched. */
export const searchedFrom = 15;

type Listed = Pick<Concert, 'date' | 'timeZone'>;
/** A draft may have no date yet. */
type Searched = Pick<Concert, 'name' | 'venue' | 'city' | 'timeZone'> & {
  date: string | undefined;
  /** Its status in words. */
  stamp?: string | undefined;
};

/** "Dezember 2026": the month that the site lists a concert in. */
const monthOf = ({ date, timeZone }: Listed, locale: Locale): string =>
  monthAndYear(locale, eveningOf(new Date(date), timeZone), timeZone);

/** The same, and the month of the language in any country: "Januar" beside "Jänner". */
function monthsOf(listed: Listed, locale: Locale): string[] {
  const { date, timeZone } = listed;
  const plain = formatter(locale, { month: 'long', timeZone });
  return [monthOf(listed, locale), plain.format(eveningOf(new Date(date), timeZone))];
}

/** The other spelling of umlauts: "Pölten" as "Poelten". */
const spelledOut = (text: string): string => text.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, '$&e');

/** The words of a search, which have letters or digits. */
export const wordsOf = (text: string): string[] => comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The parts of a search: words, and days or months in figures, such as `4.`, `4. 12. 2026` or `12.2026`, without zeros before them. */
const partsOf = (search: string): string[] =>
  search
    .replaceAll(/(\d[./-])\s+(?=\d)/g, '$1')
    .split(/\s+/)
    .filter(Boolean)
    .map((part) =>
      /^\d+[./-][\d./-]*$/.test(part)
        ? part
            .split(/[./-]/)
            .filter(Boolean)
            .map((figures) => figures.replace(/^0+(?=\d)/, ''))
            .join('.')
        : part,
    );

/** The day that the site lists a concert under, in figures: `4.12.2026`, `4.12`, `4`, `12.2026`, `2026.12.4`. */
function daysOf({ date, timeZone }: Listed): string[] {
  const [year = '', month = '', day = ''] = dayIn(eveningOf(new Date(date), timeZone), timeZone).split('-');
  const [m, d] = [String(Number(month)), String(Number(day))];
  return [
    `${d}.${m}.${year}`,
    `${d}.${m}.${year.slice(2)}`,
    `${d}.${m}`,
    d,
    `${m}.${year}`,
    `${year}.${m}`,
    `${year}.${m}.${d}`,
  ];
}

/** Whether each word of a search begins a word of a concert's name, place, status or month in any language, or is its day in figures, whatever its accents and capitals. */
export function isFound({ date, ...concert }: Searched, search: string): boolean {
  const { name, venue, city, timeZone, stamp } = concert;
  const months = date === undefined ? [] : localeCodes.flatMap((code) => monthsOf({ date, timeZone }, code));
  const text = [name, venue, city, stamp, ...months].join(' ');
  const words = wordsOf(`${text} ${spelledOut(text)}`);
  const days = date === undefined ? [] : daysOf({ date, timeZone });
  return partsOf(search).every(
    (part) =>
      days.includes(part) ||
      (!/\d\D\d/.test(part) && wordsOf(part).every((one) => words.some((word) => word.startsWith(one)))),
  );
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
