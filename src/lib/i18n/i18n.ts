/**
 * The only importer of i18next and astro-i18next, so that either is easy to replace. astro-i18next initializes i18next for Astro's
 * pages only; `ensureReady` does it for endpoints and tests.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type AstroI18nextConfig, localizePath } from 'astro-i18next';
import i18next from 'i18next';
import Backend from 'i18next-fs-backend';
import { locales, otherLocale, type Locale } from '../../config/locales.ts';
import { routeTable } from '../routing/routes.ts';
import type { TextKey } from './texts.ts';

// Required, because `astro dev` evaluates an imported CommonJS file as a module.
const config = createRequire(resolve('package.json'))('./astro-i18next.config.cjs') as AstroI18nextConfig;

/** Returns a text by its area and key. Throws on an unknown key, so that a missing text stops the build. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

function ensureReady() {
  if (i18next.isInitialized) return;
  void i18next.use(Backend).init({
    supportedLngs: config.locales,
    ns: config.namespaces ?? [],
    defaultNS: config.defaultNamespace ?? 'page',
    initImmediate: false,
    ...config.i18nextServer,
  });
}

/** The texts of one language. Ignores i18next's own language, which is global state. */
export function translator(locale: Locale): Translate {
  ensureReady();
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

/** Every path of the site, made from the labels. */
export const routes = routeTable((locale, key) => translator(locale)(key as TextKey));

/** The path of the same page in the other language. `path` includes the language's prefix. */
export function twinPath(path: string, locale: Locale): string {
  const other = otherLocale(locale);
  const twin = localizePath(path, other, '/');
  return twin === locales[other].prefix ? `${twin}/` : twin;
}
