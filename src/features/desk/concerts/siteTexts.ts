import de from '../../../../i18n/de/live.json';
import en from '../../../../i18n/en/live.json';
import { ticketTranslator, type TicketTranslate } from '../../../components/ticket/concertLabels.ts';
import type { Locale } from '../../../config/locales.ts';
import { eveningOf, weekday } from '../../../lib/dates/dates.ts';

/** The texts of the site's tickets, so that desk and site say the same. */
export const siteTexts: Record<Locale, TicketTranslate> = {
  de: ticketTranslator(de),
  en: ticketTranslator(en),
};

/** "Nacht von Donnerstag auf Freitag" for a start before 05:00, in the site's words; empty for any other. */
export function nightInWords(start: Date, timeZone: string, locale: Locale): string {
  const evening = eveningOf(start, timeZone);
  if (evening === start) return '';
  const [before, after] = [evening, start].map((instant) => weekday(locale, instant, timeZone));
  return siteTexts[locale]('live:late-night', { evening: before ?? '', morning: after ?? '' });
}
