import englishTowns from './englishTowns.json' with { type: 'json' };
import type { Locale } from '../../config/locales.ts';

/** The names that a language has of its own for towns, by the name that the band writes, which is the German or the local one. */
const ownNames: Record<Locale, ReadonlyMap<string, string>> = {
  de: new Map(),
  en: new Map(Object.entries(englishTowns)),
};

/** "New York" for the zone `America/New_York`. */
export const cityOfZone = (timeZone: string): string => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** A town as a language names it, where it has a name of its own: "Vienna" for "Wien" in English. */
export const townName = <City extends string | undefined>(city: City, locale: Locale): City | string =>
  city === undefined ? city : (ownNames[locale].get(city) ?? city);
