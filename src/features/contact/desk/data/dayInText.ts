import { dayIn } from '../../../../lib/dates/localTime.ts';

/** The names of each month in German and English, short ones too. */
const months = [
  'jänner|januar|january|jän|jan',
  'februar|february|feber|feb',
  'märz|march|mär|mar',
  'april|apr',
  'mai|may',
  'juni|june|jun',
  'juli|july|jul',
  'august|aug',
  'september|sept|sep',
  'oktober|october|okt|oct',
  'november|nov',
  'dezember|december|dez|dec',
];
const month = `(?<month>${months.join('|')})(?!\\p{L})\\.?`;
const number = '(?<day>\\d{1,2})';
const ending = '(?:\\.|st|nd|rd|th)?';
const year = '(?:,?\\s*(?<year>20\\d\\d)(?!\\d))?';
const joint = '\\s*(?:[-–—/,&+]|und|oder|bis|and|or|to)\\s*(?:(?:am|den|the)\\s+)?';
/** "12. und " before a day. */
const dayBefore = `(?<earlier>\\d{1,2}${ending}${joint})?`;
/** "-14" after a day, but not ", 8 pm", ", 8-11 pm", " - 20:00". */
const dayAfter = `(?<later>${joint}(?:0?[1-9]|[12]\\d|3[01])(?!\\d|[.:]\\d|\\s*(?:[-–]\\s*\\d+\\s*)?(?:uhr|h|[ap]\\.?m)(?!\\p{L})))?`;

/**
 * "3. Juli 2027", "3rd of July"; "July 3, 2027", but not "May 3 of us"; "3.7.2027", "3.7.27", "3.7."; "2027-07-03". English dates of numbers
 * alone may mean two days.
 */
const forms = [
  `${dayBefore}${number}${ending}\\s*(?:of\\s+)?${month}${year}`,
  `${month}\\s*${number}(?:st|nd|rd|th)?(?!\\d|\\s+of\\s)${year}${dayAfter}`,
  `${dayBefore}${number}\\.\\s?(?<numeral>\\d{1,2})\\.(?:\\s?(?<year>20\\d\\d)(?!\\d)|(?<shortYear>\\d\\d)(?!\\.?\\d)|(?!\\d))`,
  '(?<year>20\\d\\d)-(?<numeral>\\d\\d)-(?<day>\\d\\d)(?!\\d)',
].map((form) => new RegExp(form, 'giu'));

/** The one day that a text names, as `2027-07-03`; undefined for none or several. One without a year is the next after `received`. */
export function dayInText(text: string, received: Date): string | undefined {
  const today = dayIn(received);
  const named = forms
    .flatMap((form) => partsIn(text, form))
    // In small letters it is a verb: "12 may come".
    .filter(({ month: name }) => name !== 'may');
  if (named.some(({ earlier, later }) => earlier ?? later)) return undefined;
  const [day, ...others] = new Set(named.flatMap((parts) => dayOf(parts, today) ?? []));
  return others.length === 0 && day !== undefined && day >= today ? day : undefined;
}

type Parts = Record<string, string | undefined>;

/**
 * The parts of each match that does not begin within a word or a number. Without lookbehind, by which iOS below 16.4 fails to read the whole
 * script.
 */
const partsIn = (text: string, form: RegExp): Parts[] =>
  [...text.matchAll(form)].flatMap(({ 0: match, groups = {}, index }): Parts[] => {
    const before = text.slice(0, index);
    // The end of a time or of another number is no day.
    if (groups.earlier && /[\d.:]$/.test(before)) return [{ ...groups, earlier: undefined }];
    return (/^\d/.test(match) ? /\d$/ : /\p{L}$/u).test(before) ? [] : [groups];
  });

function dayOf(
  { day = '', month: name = '', numeral, shortYear, year: named = shortYear && `20${shortYear}` }: Parts,
  today: string,
): string | undefined {
  const index = numeral
    ? Number(numeral) - 1
    : months.findIndex((names) => names.split('|').includes(name.toLowerCase()));
  const inYear = (of: number) => {
    const date = new Date(Date.UTC(of, index, Number(day)));
    return date.getUTCMonth() === index ? date.toISOString().slice(0, 10) : undefined;
  };
  const present = Number(today.slice(0, 4));
  const found = inYear(named ? Number(named) : present);
  return !named && found !== undefined && found < today ? inYear(present + 1) : found;
}
