import deAccess from '../../i18n/de/access.json' with { type: 'json' };
import deCalendar from '../../i18n/de/calendar.json' with { type: 'json' };
import deConcert from '../../i18n/de/concert.json' with { type: 'json' };
import deLive from '../../i18n/de/live.json' with { type: 'json' };
import dePage from '../../i18n/de/page.json' with { type: 'json' };
import enAccess from '../../i18n/en/access.json' with { type: 'json' };
import enCalendar from '../../i18n/en/calendar.json' with { type: 'json' };
import enConcert from '../../i18n/en/concert.json' with { type: 'json' };
import enLive from '../../i18n/en/live.json' with { type: 'json' };
import enPage from '../../i18n/en/page.json' with { type: 'json' };
import type { Locale } from '../../src/config/locales.ts';
import { interpolate } from '../../src/lib/i18n/interpolate.ts';
import type { TextKey } from '../../src/lib/i18n/texts.ts';

type Area = 'access' | 'calendar' | 'concert' | 'live' | 'page';

const texts: Record<Locale, Record<Area, Record<string, string>>> = {
  de: { access: deAccess, calendar: deCalendar, concert: deConcert, live: deLive, page: dePage },
  en: { access: enAccess, calendar: enCalendar, concert: enConcert, live: enLive, page: enPage },
};

/** Translates texts about concerts as the build does. */
export type ConcertTranslate = (
  key: Extract<TextKey, `${Area}:${string}`>,
  values?: Record<string, string>,
) => string;

/** The texts about concerts in one language. */
export const concertTranslator =
  (locale: Locale): ConcertTranslate =>
  (key, values = {}) => {
    const [area, name] = key.split(':') as [Area, string];
    return interpolate(texts[locale][area][name] ?? '', values);
  };
