/** The languages of the site. Paths, `hreflang`, dates and the language switch derive from this table. */
export const locales = {
  de: { prefix: '', tag: 'de-AT', openGraph: 'de_AT', name: 'Deutsch', short: 'DE' },
  en: { prefix: '/en', tag: 'en-GB', openGraph: 'en_GB', name: 'English', short: 'EN' },
} as const;

export type Locale = keyof typeof locales;

export const localeCodes: readonly Locale[] = ['de', 'en'];

/** Specification, section 9: default language. It has no prefix and is what `x-default` points to. */
export const defaultLocale: Locale = 'de';

/**
 * The `lang` of titles of concerts, videos and releases, on a page of another language: they are German, and no record says
 * otherwise. Names of places and people are not marked, since they belong to no language of the site.
 */
export const titleLanguage = (locale: Locale): Locale | undefined =>
  locale === defaultLocale ? undefined : defaultLocale;

export const otherLocale = (locale: Locale): Locale => (locale === 'de' ? 'en' : 'de');
