import type { Locale } from '../../config/locales.ts';
import { subPages, type RouteId } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { translator } from '../i18n/i18n.ts';
import { lawValues } from '../i18n/law.ts';
import { isAddressedSection, isSubPage } from './routes.ts';

/** The canonical address for search engines: a section's is the home page of its language. */
export const canonicalRoute = (route: RouteId): RouteId => (isAddressedSection(route) ? 'home' : route);

/** The title of a page without the artist: the label of its section. */
function pageLabel(route: RouteId, locale: Locale): string {
  const t = translator(locale);
  if (route === 'home') return t('page:tagline');
  return isSubPage(route) ? t(`page:title-${subPages[route].label}`) : t(`navigation:${route}`);
}

/** The artist's name and the section's label (specification, section 4). */
export const pageTitle = (route: RouteId, locale: Locale): string =>
  `${site.artist} – ${pageLabel(route, locale)}`;

export const pageDescription = (route: RouteId, locale: Locale): string =>
  translator(locale)(`page:description-${route}`, {
    ...lawValues(locale),
    artist: site.artist,
  });
