import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../records/concert.ts';
import type { Venue } from '../../../records/venue.ts';
import type { TextKey, Translate } from '../../../lib/i18n/translator.ts';
import type { RouteTable } from '../../../lib/routing/routes.ts';

/** Class names of a CSS module. */
type Classes = Readonly<Record<string, string>>;

/** The class names of the components that a page of a concert shows. Only the build knows them; the template of a page carries them to the function. */
export type PageClasses = Record<'line' | 'button' | 'ticket' | 'badge', Classes>;

/** Everything besides the records that a page of a concert depends on. */
export interface PageContext {
  locale: Locale;
  t: Translate<TextKey<'access' | 'calendar' | 'concert' | 'live' | 'page'>>;
  now: Date;
  classes: PageClasses;
  /** Address of the site, without a slash at the end. */
  origin: string;
  /** Path of the list of all concerts. */
  allPath: string;
  contactPath: string;
}

/** The context of a page that is written now. */
export const pageContext = (
  locale: Locale,
  t: PageContext['t'],
  classes: PageClasses,
  routes: RouteTable,
  origin: string,
): PageContext => ({
  ...{ locale, t, now: new Date(), classes, origin },
  allPath: routes['live-all'][locale],
  contactPath: routes.contact[locale],
});

/** A concert with the venue's record that it names, if there is one. */
export interface ShownConcert {
  concert: Concert;
  venue?: Venue | undefined;
}
