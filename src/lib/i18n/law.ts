import file from '../../config/band/authorities.json' with { type: 'json' };
import { locales, type Locale } from '../../config/locales.ts';
import { site } from '../../config/site.ts';
import { countryName } from '../places/countries.ts';
import { textsOf } from './i18n.ts';

/**
 * The data protection authorities of the countries in which the GDPR is law, the EU's and the EEA's, by ISO 3166
 * (https://www.edpb.europa.eu). An address is there where it has been looked up.
 */
const authorities: Partial<Record<string, { name: string; website: string; address?: string }>> = file;

/** The countries whose own law the legal pages name. */
const named = ['AT', 'DE'] as const;

/** The law of the owner's country: its own, or that of the whole EU. */
export const lawOf = (): 'AT' | 'DE' | 'EU' => named.find((code) => code === site.imprint.country) ?? 'EU';

/** Values for texts that name the law: those of `i18n/<language>/law.json` that begin with its code, and the authority of the country. */
export function lawValues(locale: Locale): Record<string, string> {
  const { country } = site.imprint;
  const { name = '', website = '', address } = authorities[country] ?? {};
  const isAbroad = new Intl.Locale(locales[locale].tag).region !== country;
  const own = Object.entries(textsOf(locale).law).filter(([key]) => key.startsWith(`${lawOf()}-`));
  return {
    ...{ authorityName: name, authoritySite: website },
    authorityAddress: [address, address && isAbroad && countryName(country, locale)]
      .filter(Boolean)
      .join(', '),
    ...Object.fromEntries(own.map(([key, text]) => [key.slice('AT-'.length), text])),
    // The E-Commerce Directive is law in the same countries as the GDPR.
    ...(!name && { imprintLaw: '' }),
  };
}
