/**
 * The build's texts. The only importer of i18next and astro-i18next, so that either is easy to replace. i18next holds the texts;
 * `translator.ts` looks them up, as in the page and in functions, where i18next would weigh too much.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type AstroI18nextConfig, localizePath } from 'astro-i18next';
import i18next from 'i18next';
import Backend from 'i18next-fs-backend';
import { memberCount } from '../../../generated/memberCount.ts';
import {
  defaultLocale,
  headingLanguage,
  inEveryLocale,
  localeCodes,
  locales,
  type Locale,
} from '../../config/locales.ts';
import { routeTable } from '../routing/routes.ts';
import { keyTexts, translate, type TextKey, type Translate } from './translator.ts';

// Required, because `astro dev` evaluates an imported CommonJS file as a module.
const config = createRequire(resolve('package.json'))('./astro-i18next.config.cjs') as AstroI18nextConfig;

// astro-i18next does this for Astro's pages only, not for endpoints and tests.
if (!i18next.isInitialized) {
  void i18next.use(Backend).init({
    supportedLngs: config.locales,
    ns: config.namespaces,
    initImmediate: false,
    ...config.i18nextServer,
  });
}

/** The texts of one language by area and key. */
export const textsOf = (locale: Locale) => i18next.getDataByLanguage(locale) as unknown as GermanFiles;

const translators = inEveryLocale((locale) => translate(locale, keyTexts(textsOf(locale)), memberCount));

/** Looks up all texts of one language. */
export const translator = (locale: Locale): Translate => translators[locale];

/** The `lang` of a text that is the same, English, in every language; `undefined` on English pages, and for a text that differs. */
export const sharedLanguage = (locale: Locale, key: TextKey): string | undefined =>
  localeCodes.every((code) => translator(code)(key) === translator(locale)(key))
    ? headingLanguage(locale)
    : undefined;

/** Every path of the site, made from the labels: those of several people, so that an address stays when somebody joins or leaves. */
export const routes = routeTable((locale, key) => translator(locale)(key as TextKey, { count: 2 }));

/** The path of the same page in another language. `path` includes the prefix of its own. */
export function twinPath(path: string, other: Locale): string {
  // astro-i18next knows the ways to and from the default language only.
  const twin = localizePath(localizePath(path, defaultLocale, '/'), other, '/');
  return twin === locales[other].prefix ? `${twin}/` : twin;
}
