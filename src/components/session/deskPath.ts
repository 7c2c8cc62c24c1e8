import { desk as de } from '../../../i18n/de/navigation.json';
import { desk as en } from '../../../i18n/en/navigation.json';
import { locales, type Locale } from '../../config/locales.ts';
import { segment } from '../../config/routes.ts';

/** Path of the desk, as in the table of routes, whose module holds all labels of the navigation. */
export const deskPath = (locale: Locale): string =>
  `${locales[locale].prefix}/${segment({ de, en }[locale])}`;

/** Address of a concert's form on the desk, which finds it by its slug, too. */
export const deskConcertPath = (locale: Locale, slug: string): string =>
  `${deskPath(locale)}#concerts/${slug}`;
