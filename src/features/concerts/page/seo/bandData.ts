import type { MusicGroup, WithContext } from 'schema-dts';
import { urlOf } from '../../../../config/band/linkedServices.ts';
import type { Locale } from '../../../../config/locales.ts';
import { isPlaceholder } from '../../../../config/band/placeholder.ts';
import { homePlace, site } from '../../../../config/site.ts';
import { translator } from '../../../../lib/i18n/i18n.ts';
import { band } from './concertEvent.ts';

/** The band on the home page, without accounts that are placeholders. `origin` is the site's. */
export function bandData(locale: Locale, origin: string): WithContext<MusicGroup> {
  const accounts = new Set([...site.links.map(urlOf), site.streamingPage]);
  const sameAs = [...accounts].filter((address) => address !== '' && !isPlaceholder(address));
  return {
    '@context': 'https://schema.org',
    ...band(locale, origin),
    description: translator(locale)('page:tagline'),
    genre: site.genre,
    logo: new URL('/icon-512.png', origin).href,
    foundingLocation: typeof homePlace === 'string' ? homePlace : homePlace[locale],
    ...(sameAs.length > 0 && { sameAs }),
  };
}
