import type { MusicGroup, WithContext } from 'schema-dts';
import type { Locale } from '../../../../config/locales.ts';
import { site } from '../../../../config/site.ts';
import { translator } from '../../../../lib/i18n/i18n.ts';
import { band } from './concertEvent.ts';

/** The band on the home page. `origin` is the site's. */
export const bandData = (locale: Locale, origin: string): WithContext<MusicGroup> => ({
  '@context': 'https://schema.org',
  ...band(locale, origin),
  description: translator(locale)('page:tagline'),
  genre: site.genre,
  logo: new URL('/icon-512.png', origin).href,
  foundingLocation: site.hometown,
  sameAs: [...Object.values(site.channels), site.streamingPage],
});
