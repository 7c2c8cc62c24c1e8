import { locales, type Locale } from '../../config/locales.ts';
import { cityOfZone, townName } from '../i18n/townName.ts';
import { homeNow } from './home.ts';

/** Zones of the countries that the band can drive to, or of their capitals. */
export const zones: Record<string, string> = {
  ...{ AD: 'Andorra', AL: 'Tirane', AT: 'Vienna', BA: 'Sarajevo', BE: 'Brussels', BG: 'Sofia', BY: 'Minsk' },
  ...{ CH: 'Zurich', CZ: 'Prague', DE: 'Berlin', DK: 'Copenhagen', EE: 'Tallinn', ES: 'Madrid' },
  ...{ FI: 'Helsinki', FR: 'Paris', GB: 'London', GR: 'Athens', HR: 'Zagreb', HU: 'Budapest' },
  ...{ IE: 'Dublin', IT: 'Rome', LI: 'Vaduz', LT: 'Vilnius', LU: 'Luxembourg', LV: 'Riga', MC: 'Monaco' },
  ...{ MD: 'Chisinau', ME: 'Podgorica', MK: 'Skopje', MT: 'Malta', NL: 'Amsterdam', NO: 'Oslo' },
  ...{ PL: 'Warsaw', PT: 'Lisbon', RO: 'Bucharest', RS: 'Belgrade', SE: 'Stockholm', SI: 'Ljubljana' },
  ...{ SK: 'Bratislava', SM: 'San_Marino', TR: 'Istanbul', VA: 'Vatican', XK: 'Belgrade' },
};

/** The zone of a country, the band's of its own; empty where a person must choose one. */
export const zoneOf = (country: string): string => {
  const home = homeNow();
  if (country === home.country) return home.timeZone;
  const city = zones[country];
  return city === undefined ? '' : `Europe/${city}`;
};

/** A chosen country, or none yet, and the zone of a concert there. */
interface Place {
  country: string;
  timeZone: string;
}

/** The chosen country, else the one whose zone it is, else the band's. */
export const countryOf = ({ country, timeZone }: Place): string =>
  country || (Object.keys(zones).find((code) => zoneOf(code) === timeZone) ?? homeNow().country);

/** True when a person must still choose a zone. A concert has the band's until then, since it is never without one. */
export const isZoneOpen = ({ country, timeZone }: Place): boolean =>
  country !== '' && zoneOf(country) === '' && timeZone === homeNow().timeZone;

/** "Österreich", "Austria"; the code where it is none of ISO 3166. "USA" has the same short form in both languages. */
export const countryName = (country: string, locale: Locale): string =>
  country === 'US'
    ? 'USA'
    : (new Intl.DisplayNames(locales[locale].tag, { type: 'region' }).of(country) ?? country);

/** The place whose clocks count, in words: the band's, else the city of the venue, else that of the zone. */
export const placeOfTime = (timeZone: string, city: string, locale: Locale): string =>
  timeZone === homeNow().timeZone ? homeTown(locale) : city.trim() || townName(cityOfZone(timeZone), locale);

/** The band's town as a language names it. */
export const homeTown = (locale: Locale): string => {
  const { place } = homeNow();
  return townName(typeof place === 'string' ? place : place[locale], locale);
};
