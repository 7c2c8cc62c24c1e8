import { inEveryLocale, localeCodes, type Locale } from '../../../../config/locales.ts';
import { linesIn } from '../../../../desk/kit/records/formValues.ts';
import { fileIn, type Texts } from '../../../../lib/i18n/translator.ts';
import { instruments as known, type Person } from '../../../../records/member.ts';

type Instrument = Person['instrumentLangKeys'][number];

const files = import.meta.glob<Texts<'instruments'>>('/generated/i18n/*/instruments.json', {
  eager: true,
  import: 'default',
});
/** The words of the known instruments. */
export const wordsIn = inEveryLocale((locale) => fileIn(locale, files));

/** The word of an instrument in a language. */
const wordOf = (instrument: Instrument, locale: Locale): string =>
  typeof instrument === 'string' ? wordsIn[locale][instrument] : instrument[locale];

/** A line for each instrument, in a language. */
export const linesOf = (instruments: readonly Instrument[], locale: Locale): string =>
  instruments.map((each) => wordOf(each, locale)).join('\n');

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The instruments of the lines in each language, which are paired by their order. A known one is stored by its key; a line without a partner
 * is the word of the other language, too.
 */
export function instrumentsIn(texts: Readonly<Record<Locale, string>>): Instrument[] {
  const lines = inEveryLocale((locale) => linesIn(texts[locale]));
  const count = Math.max(...localeCodes.map((locale) => lines[locale].length));
  return Array.from({ length: count }, (_, index): Instrument => {
    const given = localeCodes.filter((locale) => lines[locale][index] !== undefined);
    const word = (locale: Locale) => lines[locale][index] ?? '';
    const key = known.find((each) => given.every((locale) => isSame(word(locale), wordsIn[locale][each])));
    return key ?? inEveryLocale((locale) => word(locale) || word(given[0] ?? locale));
  });
}
