import type { Locale } from '../../config/locales.ts';
import type { RouteId } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { translator } from '../i18n/i18n.ts';
import { isAddressedSection } from './routes.ts';
import type { TextKey } from '../i18n/texts.ts';

const titles = {
  'live-all': 'page:title-all-concerts',
  'media-all': 'page:title-all-pictures',
  'contact-thanks': 'page:title-thanks',
} as const satisfies Partial<Record<RouteId, TextKey>>;

const descriptions = {
  live: 'page:description-live',
  'the-band': 'page:description-the-band',
  media: 'page:description-media',
  shop: 'page:description-shop',
  contact: 'page:description-contact',
  imprint: 'page:description-imprint',
  gdpr: 'page:description-gdpr',
  'live-all': 'page:description-live-all',
  'media-all': 'page:description-media-all',
  'contact-thanks': 'page:description-thanks',
} as const satisfies Partial<Record<RouteId, TextKey>>;

/** The canonical address for search engines: a section's is the home page of its language. */
export const canonicalRoute = (route: RouteId): RouteId => (isAddressedSection(route) ? 'home' : route);

/** The title of a page without the artist: the label of its section. */
export function pageLabel(route: RouteId, locale: Locale): string {
  const t = translator(locale);
  if (route === 'home') return t('page:tagline');
  return t(route in titles ? titles[route as keyof typeof titles] : `navigation:${route as 'shop'}`);
}

/** The artist's name and the section's label (specification, section 4). */
export const pageTitle = (route: RouteId, locale: Locale): string =>
  `${site.artist} – ${pageLabel(route, locale)}`;

export function pageDescription(route: RouteId, locale: Locale): string {
  const key =
    route in descriptions ? descriptions[route as keyof typeof descriptions] : 'page:description-home';
  return translator(locale)(key, { artist: site.artist });
}
