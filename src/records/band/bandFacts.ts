import * as z from 'zod/mini';
import { inEveryLocale } from '../../config/locales.ts';
import { countryCodes } from './countries.ts';
import { factParts } from './factParts.ts';

const {
  looks: { '': looks },
  links: { '': links, serviceIds },
  imprint: { imprint },
  sections: { sections, features },
} = factParts;

/** A tag of a language that the site has, with its region, as `de-AT`. */
const languageTag = (language: string) =>
  z
    .string('is no language tag')
    .check(
      z.refine(
        (tag) => countryCodes.some((code) => tag === `${language}-${code}`),
        `is no tag of this language: write ${language} and a country, like ${language}-IE`,
      ),
    );

const noYear = 'is no year';

/** The facts of a band: its `band.json`, completed by `withProducts`. */
export const bandFacts = z.strictObject({
  ...looks,
  ...links,
  /** A drawing of the product around the name, made for one band's logo. */
  motif: z.enum(['', 'match'], 'is no motif: write "match", or leave it out'),
  /** The site's origin, without a slash at the end. On the host the environment's `URL` wins. */
  origin: z
    .string('is no text')
    .check(
      z.regex(/^https:\/\/[^\s/?#@]+$/, 'is no origin: write it like https://band.example, without a slash'),
    ),
  /** Specification, section 9: the year in the copyright line; 0 where the band gives none, until `writeFacts`. */
  footerYear: z.union(
    [z.literal(0), z.int(noYear).check(z.minimum(1900, noYear), z.maximum(2100, noYear))],
    noYear,
  ),
  /** By BCP 47: with its region, for dates, amounts and the `lang` of the pages. */
  languages: z.strictObject(inEveryLocale((code) => z.optional(languageTag(code)))),
  sections: z.strictObject(sections),
  features: z.partial(z.strictObject(features), { allPics: true, videos: true, press: true }),
  imprint: z.strictObject(imprint),
  serviceIds: z.strictObject(serviceIds),
});
/** @public The generated facts are of this type. */
export type BandFacts = z.infer<typeof bandFacts>;

const emptyOf = (shape: object) => Object.fromEntries(Object.keys(shape).map((name) => [name, '']));

/** The facts that a band need not give. */
const products: Readonly<Record<string, unknown>> = {
  ...{ motif: '', origin: 'https://band.example', footerYear: 0, languages: {} },
  ...{ ink: '#ff4b1f', country: 'AT', timeZone: 'Europe/Vienna' },
  ...{ streamingPage: '', links: [], email: 'booking@band.example', bookingPerson: '' },
  sections: {
    ...{ welcome: true, 'the-band': true, members: true, music: true, booking: true, media: true },
    shop: false,
  },
  features: { merch: false, contactNow: true, headerContact: true, contactForm: true },
  imprint: emptyOf(imprint),
  serviceIds: emptyOf(serviceIds),
};

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Facts as a band has given them, with the product's in place of those that it has not; in their groups, too. */
export function withProducts(given: unknown): unknown {
  if (!isGroup(given)) return given;
  const own = Object.entries<unknown>({ ...given }).map(([name, value]) => {
    const product = products[name];
    return [name, isGroup(product) && isGroup(value) ? { ...product, ...value } : value];
  });
  return { ...products, ...Object.fromEntries(own) };
}
