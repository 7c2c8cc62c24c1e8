/** Rules of a concert. Islands load them when they hydrate, so they stay without zod (decision 0025). */
import { localeCodes, type Locale } from '../config/locales.ts';
import { minuteMs } from '../config/time.ts';
import type { Concert } from './concert.ts';
import type { Venue } from './venue.ts';

/** Last part of the address of a concert's page; documents of other programs have no slug. */
export const slugOf = ({ id, slug = id }: { id: string; slug?: string | undefined }): string => slug;

/** From this instant on visitors see a concert, in milliseconds since 1970. */
export const showsAt = ({ showFrom }: { showFrom?: string | undefined }): number =>
  showFrom === undefined ? 0 : Date.parse(showFrom);

/** Whether visitors see a concert at an instant, in milliseconds since 1970. */
export const isAnnounced = (concert: { showFrom?: string | undefined }, at = Date.now()): boolean =>
  showsAt(concert) <= at;

/** True for a concert that takes place on its date. */
export const takesPlace = ({ status }: { status: string }): boolean =>
  status !== 'cancelled' && status !== 'postponed';

/** Length of a concert without an end, in minutes: two and a half hours, in calendars and on the evening itself. */
const usualMinutes = 150;

/** End of a concert, in milliseconds since 1970. One without its hour ends with its day, at its `date`. */
export function endOf({ date, end, timeUnknown }: Pick<Concert, 'date' | 'end' | 'timeUnknown'>): number {
  const start = Date.parse(date);
  const stop = Date.parse(end ?? '');
  if (timeUnknown) return start;
  return stop > start ? stop : start + usualMinutes * minuteMs;
}

/** A concert with the name and the city of its venue's record, if it has one: the record wins over the concert's own texts. */
export const withVenue = (concert: Concert, venue: Venue | undefined): Concert =>
  venue ? { ...concert, venue: venue.name, city: venue.city } : concert;

/** The note in this language or else in another one; `lang` is the language of the text. */
export function noteIn(
  note: Partial<Record<Locale, string | undefined>> | undefined,
  locale: Locale,
): { text: string; lang: Locale } | undefined {
  for (const lang of [locale, ...localeCodes]) {
    const text = note?.[lang];
    if (text !== undefined) return { text, lang };
  }
  return undefined;
}
