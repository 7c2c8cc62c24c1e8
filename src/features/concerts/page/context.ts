import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../records/concert.ts';
import type { Venue } from '../../../records/venue.ts';
import type { TextKey, Translate } from '../../../lib/i18n/translator.ts';

/** Class names of a CSS module. */
type Classes = Readonly<Record<string, string>>;

/** Values that only the build knows. The template of a page carries them to the function. */
export interface BuiltParts {
  classes: Record<'line' | 'button' | 'ticket' | 'badge', Classes>;
  /** Path of the list of all concerts. */
  allPath: string;
  contactPath: string;
}

/** Everything besides the records that a page of a concert depends on. */
export interface PageContext extends BuiltParts {
  locale: Locale;
  t: Translate<TextKey<'access' | 'calendar' | 'concert' | 'live' | 'page'>>;
  now: Date;
}

/** A concert with the venue's record that it names, if there is one. */
export interface ShownConcert {
  concert: Concert;
  venue?: Venue | undefined;
}
