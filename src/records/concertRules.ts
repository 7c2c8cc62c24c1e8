/** Rules for a new concert. Islands load them when they hydrate, so they stay without zod (decision 0025). */
import { localeCodes, type Locale } from '../config/locales.ts';

/** Maximum lengths, in characters. */
export const longestConcertTexts = { name: 120, venue: 120, city: 80 } as const;

/** Maximum number of support acts. */
export const mostSupportActs = 10;

/** Maximum price of a ticket, in the units of its currency. */
export const highestPrice = 10_000;

/** Id of a record or last part of an address: lower-case words with hyphens between them. */
export const isId = (value: string): boolean => value.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);

/** Last part of the address of a concert's page; documents of other programs have no slug. */
export const slugOf = ({ id, slug = id }: { id: string; slug?: string | undefined }): string => slug;

/** True for a concert that takes place on its date. */
export const takesPlace = ({ status }: { status: string }): boolean =>
  status !== 'cancelled' && status !== 'postponed';

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

/** The earliest beginning of a concert: 1950 in Vienna. */
const earliest = Date.parse('1950-01-01T00:00:00+01:00');

/** The latest beginning, in years from now. */
const yearsAhead = 10;

/** Whether a new concert may begin at this instant. */
export function isConcertDate(instant: string, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  const begins = Date.parse(instant);
  return begins >= earliest && begins <= latest.getTime();
}
