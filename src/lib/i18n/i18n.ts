/**
 * The only importer of i18next and astro-i18next, so that either could be replaced in an hour.
 * astro-i18next sets i18next up for Astro's pages; endpoints and tests come here first, hence `ready`.
 */
import { localizePath } from 'astro-i18next';
import i18next from 'i18next';
import Backend from 'i18next-fs-backend';
import config from '../../../astro-i18next.config.cjs';
import { locales, otherLocale, type Locale } from '../../config/locales.ts';
import { routeTable } from '../routing/routes.ts';
import type { TextKey } from './texts.ts';

/** A text by its area and key; throws on a key that does not exist, so that a gap stops the build. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

function ready() {
  if (i18next.isInitialized) return;
  void i18next.use(Backend).init({
    supportedLngs: config.locales,
    ns: config.namespaces ?? [],
    defaultNS: config.defaultNamespace ?? 'page',
    initImmediate: false,
    ...config.i18nextServer,
  });
}

/** The texts of one language. i18next's own language is global state and is never asked. */
export function translator(locale: Locale): Translate {
  ready();
  const fixed = i18next.getFixedT(locale);
  return (key, values) => {
    if (!i18next.exists(key, { lng: locale, ...values })) {
      throw new Error(
        `The text ${key} is missing: add it to i18n/${locale}/${key.split(':')[0] ?? ''}.json.`,
      );
    }
    return fixed(key, { ...values });
  };
}

/** Every path of the site, from the labels. */
export const routes = routeTable((locale, key) => translator(locale)(key as TextKey));

/** The same page in the other language. Expects a full path, prefix included. */
export function twinPath(path: string, locale: Locale): string {
  const other = otherLocale(locale);
  const twin = localizePath(path, other, '/');
  return twin === locales[other].prefix ? `${twin}/` : twin;
}
