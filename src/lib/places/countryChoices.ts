import { locales, type Locale } from '../../config/locales.ts';
import { countryName, zones } from './countries.ts';
import { homeNow } from './home.ts';

/** The other countries of ISO 3166-1. Many have several zones, so a person chooses one. */
const others =
  'AE AF AG AI AM AO AQ AR AS AU AW AX AZ BB BD BF BH BI BJ BL BM BN BO BQ BR BS BT BV BW BZ CA CC CD CF CG CI CK CL CM CN CO CR CU CV CW CX CY DJ DM DO DZ EC EG EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GS GT GU GW GY HK HM HN HT ID IL IM IN IO IQ IR IS JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LK LR LS LY MA MF MG MH ML MM MN MO MP MQ MR MS MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH PK PM PN PR PS PW PY QA RE RU RW SA SB SC SD SG SH SJ SL SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TT TV TW TZ UA UG UM US UY UZ VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** A code and its name. */
type Choice = readonly [code: string, name: string];

/** Every country by its name, those that the band can drive to first; `present` among them. */
export const countries = (present: string, locale: Locale): Choice[] => {
  const near = new Set([homeNow().country, ...Object.keys(zones)]);
  const codes = new Set([...near, ...others.split(' '), present]);
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
    ? new Intl.Locale('und', { region: country }).getTimeZones?.()
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
