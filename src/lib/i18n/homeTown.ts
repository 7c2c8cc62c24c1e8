import type { Locale } from '../../config/locales.ts';
import { homePlace } from '../../config/site.ts';
import { townName } from './townName.ts';

/** The band's town as the facts write it. */
export const ownPlace = (locale: Locale): string =>
  typeof homePlace === 'string' ? homePlace : homePlace[locale];

/** The band's town as a language names it. */
export const homeTown = (locale: Locale): string => townName(ownPlace(locale), locale);
