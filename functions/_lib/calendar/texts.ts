import calendarDe from '../../../i18n/de/calendar.json' with { type: 'json' };
import liveDe from '../../../i18n/de/live.json' with { type: 'json' };
import calendarEn from '../../../i18n/en/calendar.json' with { type: 'json' };
import liveEn from '../../../i18n/en/live.json' with { type: 'json' };
import type { Locale } from '../../../src/config/locales.ts';
import { interpolate } from '../../../src/lib/i18n/interpolate.ts';

const texts = { de: { ...liveDe, ...calendarDe }, en: { ...liveEn, ...calendarEn } };

export type CalendarTranslate = (key: keyof typeof texts.de, values?: Record<string, string>) => string;

/** The texts of the calendars in one language. */
export const calendarTexts =
  (locale: Locale): CalendarTranslate =>
  (key, values = {}) =>
    interpolate(texts[locale][key], values);
