import { locales, type Locale } from '../../../../config/locales.ts';
import { vienna } from '../../../../records/timeZone.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';

/** Zones of the countries that the band can drive to, or of their capitals. */
const zones: Record<string, string> = {
  ...{ AD: 'Andorra', AL: 'Tirane', AT: 'Vienna', BA: 'Sarajevo', BE: 'Brussels', BG: 'Sofia', BY: 'Minsk' },
  ...{ CH: 'Zurich', CZ: 'Prague', DE: 'Berlin', DK: 'Copenhagen', EE: 'Tallinn', ES: 'Madrid' },
  ...{ FI: 'Helsinki', FR: 'Paris', GB: 'London', GR: 'Athens', HR: 'Zagreb', HU: 'Budapest' },
  ...{ IE: 'Dublin', IT: 'Rome', LI: 'Vaduz', LT: 'Vilnius', LU: 'Luxembourg', LV: 'Riga', MC: 'Monaco' },
  ...{ MD: 'Chisinau', ME: 'Podgorica', MK: 'Skopje', MT: 'Malta', NL: 'Amsterdam', NO: 'Oslo' },
  ...{ PL: 'Warsaw', PT: 'Lisbon', RO: 'Bucharest', RS: 'Belgrade', SE: 'Stockholm', SI: 'Ljubljana' },
  ...{ SK: 'Bratislava', SM: 'San_Marino', TR: 'Istanbul', VA: 'Vatican' },
};

/** The other countries of ISO 3166-1. Many have several zones, so a person chooses one. */
const others =
  'AE AF AG AI AM AO AQ AR AS AU AW AX AZ BB BD BF BH BI BJ BL BM BN BO BQ BR BS BT BV BW BZ CA CC CD CF CG CI CK CL CM CN CO CR CU CV CW CX CY DJ DM DO DZ EC EG EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GS GT GU GW GY HK HM HN HT ID IL IM IN IO IQ IR IS JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LK LR LS LY MA MF MG MH ML MM MN MO MP MQ MR MS MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH PK PM PN PR PS PW PY QA RE RU RW SA SB SC SD SG SH SJ SL SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TT TV TW TZ UA UG UM US UY UZ VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** The zone of a country; empty where a person must choose one. */
export const zoneOf = (country: string): string => {
  const city = zones[country];
  return city === undefined ? '' : `Europe/${city}`;
};

/** A chosen country, or none yet, and the zone of a concert there. */
interface Place {
  country: string;
  timeZone: string;
}

/** The chosen country, else the one whose zone it is, else Austria. */
export const countryOf = ({ country, timeZone }: Place): string =>
  country || (Object.keys(zones).find((code) => zoneOf(code) === timeZone) ?? 'AT');

/** True when a person must still choose a zone. A concert has Vienna's until then, since it is never without one. */
export const isZoneOpen = ({ country, timeZone }: Place): boolean =>
  country !== '' && zoneOf(country) === '' && timeZone === vienna;

/** A code and its name. */
type Choice = readonly [code: string, name: string];

export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(locales[locale].tag, { type: 'region' }).of(country) ?? country;

/** Every country by its name, `present` among them. */
export const countries = (present: string, locale: Locale): Choice[] => {
  const codes = new Set([...Object.keys(zones), ...others.split(' '), present]);
  return [...codes]
    .map((code): Choice => [code, countryName(code, locale)])
    .sort(([, one], [, other]) => one.localeCompare(other, locale));
};

/** Every zone that the browser knows, `present` among them. */
export const timeZones = (present: string): Choice[] => {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), ...(present ? [present] : [])]);
  return [...names].sort().map((name) => [name, name.replaceAll('_', ' ')]);
};

/** The place whose clocks count, in words: Vienna, else the city of the venue. */
export const placeOfTime = (timeZone: string, city: string, t: Translate): string =>
  timeZone === vienna ? t('vienna') : city.trim() || (timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '');
