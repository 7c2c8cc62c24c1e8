import { locales, type Locale } from '../../config/locales.ts';
import { countryCodes } from '../../records/band/countries.ts';
import { countryName, zones } from './countries.ts';
import { homeNow } from './home.ts';

/** A code and its name. */
type Choice = readonly [code: string, name: string];

/** Every country by its name, those that the band can drive to first; `present` among them. */
export const countries = (present: string, locale: Locale): Choice[] => {
  const near = new Set([homeNow().country, ...Object.keys(zones)]);
  const codes = new Set([...near, ...countryCodes, present]);
  return [...codes]
    .map((code): Choice => [code, countryName(code, locale)])
    .sort(
      ([one, oneName], [other, otherName]) =>
        Number(near.has(other)) - Number(near.has(one)) || oneName.localeCompare(otherName, locale),
    );
};

/** The zones of a country, where the browser knows them, else every zone; `present` among them. Each by its place and its name in words. */
export const timeZones = (country: string, present: string, locale: Locale): Choice[] => {
  const own = /^[A-Z]{2}$/.test(country)
    ? // oxlint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers have none
      new Intl.Locale('und', { region: country }).getTimeZones?.()
    : undefined;
  const names = new Set([...(own ?? Intl.supportedValuesOf('timeZone')), ...(present ? [present] : [])]);
  return [...names]
    .sort()
    .map((name) => [name, own?.includes(name) ? zoneInWords(name, locale) : name.replaceAll('_', ' ')]);
};

/** "New York, Nordamerikanische Ostküstenzeit" */
function zoneInWords(timeZone: string, locale: Locale): string {
  const place = timeZone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ') || timeZone;
  const words = new Intl.DateTimeFormat(locales[locale].tag, { timeZone, timeZoneName: 'longGeneric' });
  const name = words.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return [place, name].filter(Boolean).join(', ');
}
