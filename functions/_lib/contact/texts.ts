import { routeTable } from '../../../src/lib/routing/routes.ts';
import type { TextKey } from '../../../src/lib/i18n/translator.ts';
import { translators } from '../texts.ts';

/** The texts of the contact form and of the paths in each language. */
export const contactTexts = await translators((locale) => ({
  contact: import(`../../../i18n/${locale}/contact.json`, { with: { type: 'json' } }),
  navigation: import(`../../../i18n/${locale}/navigation.json`, { with: { type: 'json' } }),
  page: import(`../../../i18n/${locale}/page.json`, { with: { type: 'json' } }),
}));

/** Every path of the site, as the build makes them. */
export const routes = routeTable((locale, key) =>
  contactTexts[locale](key as TextKey<'navigation' | 'page'>),
);
