import { encodePart } from './encodePart.ts';
import type { Locale } from './locales.ts';

/** Template of a concert's page in the built site. `functions/concertPage.ts` fills it. */
export const templatePath = (locale: Locale): string => `/concert-page/${locale}/`;

/** Address of the present content of a concert's page. The page asks there whether it has changed. */
export const contentPath = (locale: Locale, slug: string): string =>
  `/api/concertPage/${locale}/${encodePart(slug)}`;

/** Id of the element that holds the state of a page's content. */
export const stateId = 'concert-state';

/** Id of the element that holds, in the template, the values that only the build knows. */
export const partsId = 'concert-parts';

/** Placeholders of the template. They are valid in an address, and no slug has an underscore. */
export const placeholders = {
  slug: '__slug__',
  title: '__title__',
  description: '__description__',
  card: '/__card__',
  cardText: '__cardText__',
  content: '__content__',
  data: '{"event":"__data__"}',
} as const;
