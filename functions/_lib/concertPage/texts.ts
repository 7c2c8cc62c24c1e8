import deAccess from '../../../i18n/de/access.json' with { type: 'json' };
import deConcert from '../../../i18n/de/concert.json' with { type: 'json' };
import deLive from '../../../i18n/de/live.json' with { type: 'json' };
import dePage from '../../../i18n/de/page.json' with { type: 'json' };
import enAccess from '../../../i18n/en/access.json' with { type: 'json' };
import enConcert from '../../../i18n/en/concert.json' with { type: 'json' };
import enLive from '../../../i18n/en/live.json' with { type: 'json' };
import enPage from '../../../i18n/en/page.json' with { type: 'json' };
import type { Locale } from '../../../src/config/locales.ts';
import type { ConcertPageTranslate } from '../../../src/features/concerts/page/context.ts';
import { interpolate } from '../../../src/lib/i18n/interpolate.ts';

type Area = Record<string, string>;

const texts: Record<Locale, Record<string, Area>> = {
  de: { access: deAccess, concert: deConcert, live: deLive, page: dePage },
  en: { access: enAccess, concert: enConcert, live: enLive, page: enPage },
};

/** Translates the texts of a concert's page as the build does. */
export const pageTranslator =
  (locale: Locale): ConcertPageTranslate =>
  (key, values = {}) => {
    const [area = '', name = ''] = key.split(':');
    return interpolate(texts[locale][area]?.[name] ?? '', values);
  };
