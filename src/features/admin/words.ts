import de from '../../../i18n/de/admin.json';
import en from '../../../i18n/en/admin.json';
import { localeCodes, locales, defaultLocale, type Locale } from '../../config/locales.ts';
import { interpolate } from '../../lib/i18n/interpolate.ts';

export type WordKey = keyof typeof de;
/** A text of the admin's by its key. */
export type Say = (key: WordKey, values?: Record<string, string | number>) => string;

const words: Record<Locale, Record<WordKey, string>> = { de, en };

/** The page's language. */
export const pageLocale = (): Locale =>
  localeCodes.find((code) => locales[code].tag === document.documentElement.lang) ?? defaultLocale;

/** The admin's words in a language: they come with the dialog, since a first visit has no use for them. */
export const wordsOf =
  (locale: Locale): Say =>
  (key, values = {}) =>
    interpolate(words[locale][key], values);
