import de from '../../../i18n/de/admin.json';
import en from '../../../i18n/en/admin.json';
import { localeCodes, locales, defaultLocale, type Locale } from '../../config/locales.ts';
import { interpolate } from '../../lib/i18n/interpolate.ts';

export type TextKey = keyof typeof de;
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const texts: Record<Locale, Record<TextKey, string>> = { de, en };

/** The page's language. */
export const pageLocale = (): Locale =>
  localeCodes.find((code) => locales[code].tag === document.documentElement.lang) ?? defaultLocale;

/** Looks up texts of the admin dialog. They load with the dialog, because a first visit does not need them. */
export const translator =
  (locale: Locale): Translate =>
  (key, values = {}) =>
    interpolate(texts[locale][key], values);
