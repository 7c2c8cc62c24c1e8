import { routeTable } from '../../../src/lib/routing/routes.ts';
import type { TextKey } from '../../../src/lib/i18n/translator.ts';
import { translators } from '../texts.ts';

const labels = await translators((locale) => ({
  navigation: import(`../../../generated/i18n/${locale}/navigation.json`, { with: { type: 'json' } }),
  page: import(`../../../generated/i18n/${locale}/page.json`, { with: { type: 'json' } }),
}));

/** Every path of the site, as the build makes them. */
export const routes = routeTable((locale, key) =>
  labels[locale](key as TextKey<'navigation' | 'page'>, { count: 2 }),
);
