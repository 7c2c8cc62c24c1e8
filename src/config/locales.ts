import { languages } from '../../generated/languages.ts';

/**
 * The languages of the site, each with its texts in `i18n/<code>/`. Paths, `hreflang`, dates and the language switch derive from this
 * table.
 */
export const locales = {
  de: { prefix: '', tag: languages.de ?? 'de-AT', name: 'Deutsch' },
  en: { prefix: '/en', tag: languages.en ?? 'en-GB', name: 'English' },
} as const;

export type Locale = keyof typeof locales;

/** The props of a component that needs to know the page's language alone. */
export interface LocaleProps {
  locale: Locale;
}

export const localeCodes = Object.keys(locales) as [Locale, ...Locale[]];

/** Specification, section 9: default language. It has no prefix and is what `x-default` points to. */
export const defaultLocale: Locale = 'de';

/** The `lang` of texts of one language on a page of another one. */
const markedAs = (language: Locale) => (locale: Locale) => (locale === language ? undefined : language);

/**
 * The `lang` of titles of concerts, videos and releases: they are German, and no record says otherwise. Names of places and people are not
 * marked, since they belong to no language of the site.
 */
export const titleLanguage = markedAs(defaultLocale);

/** The `lang` of headings that are English on every page. */
export const headingLanguage = markedAs('en');

export const otherLocales = (locale: Locale): Locale[] => localeCodes.filter((code) => code !== locale);

/** The language that the switch leads to after a section link (`sectionLinks.ts`), which knows one. */
export const otherLocale = (locale: Locale): Locale => twins[locale];
const twins = { de: 'en', en: 'de' } as const satisfies Record<Locale, Locale>;

/** The language of a path, by its prefix. */
export const localeOf = (path: string): Locale =>
  otherLocales(defaultLocale).find((code) => `${path}/`.startsWith(`${locales[code].prefix}/`)) ??
  defaultLocale;

/** A value for each language. */
export const inEveryLocale = <Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(localeCodes.map((code) => [code, valueOf(code)])) as Record<Locale, Value>;
