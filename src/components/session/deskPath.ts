import { locales, type Locale } from '../../config/locales.ts';
import { segment } from '../../config/routes.ts';
import { fileIn } from '../../lib/i18n/translator.ts';

const labels = import.meta.glob<string>('/generated/i18n/*/navigation.json', { import: 'desk', eager: true });

/** Path of the desk, as in the table of routes, whose module holds all labels of the navigation. */
export const deskPath = (locale: Locale): string =>
  `${locales[locale].prefix}/${segment(fileIn(locale, labels))}`;

/** Address of a concert's form on the desk, which finds it by its slug, too. */
export const deskConcertPath = (locale: Locale, slug: string): string =>
  `${deskPath(locale)}#concerts/${slug}`;
