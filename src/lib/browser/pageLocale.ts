import { defaultLocale, localeCodes, type Locale } from '../../config/locales.ts';

/** The page's language. */
export const pageLocale = (): Locale =>
  localeCodes.find((code) => document.documentElement.lang.startsWith(code)) ?? defaultLocale;
