import * as z from 'zod/mini';
import { inEveryLocale } from '../../config/locales.ts';
import { timeZone } from '../text.ts';
import { country, countryCodes } from './countries.ts';
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

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type FieldsOf<Of extends Shape> = { [Name in keyof Of]: z.infer<Of[Name]> };

/** A part of the facts with the `initial` values of fields that a band does not give; one without such a value is absent then. */
const partOf = <Of extends Shape, Initial extends Partial<FieldsOf<Of>>>(shape: Of, initial: Initial) =>
  z.prefault(z.strictObject(withInitial(shape, initial)), {}) as unknown as z.ZodMiniType<
    Pick<FieldsOf<Of>, keyof Of & keyof Initial> & Partial<FieldsOf<Of>>
  >;

const withInitial = (shape: Shape, initial: object) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const value: unknown = Reflect.get(initial, name);
      return [name, value === undefined ? z.optional(field) : z._default(field, value)];
    }),
  );

const noImprint = {
  ...{ ownerName: '', ownerForm: '', street: '', postcode: '', city: '', country: '', phone: '' },
  ...{ vatId: '', authority: '', chamber: '', editor: '', updated: '' },
};

/** The facts of a band: its `band.json`. What it does not give is the product's. */
export const bandFacts = z.strictObject({
  ...looks,
  ...links,
  /** A drawing of the product around the name, made for one band's logo. */
  motif: z._default(z.enum(['', 'match'], 'is no motif: write "match", or leave it out'), ''),
  /** The site's origin, without a slash at the end. On the host the environment's `URL` wins. */
  origin: z._default(
    z
      .string('is no text')
      .check(
        z.regex(
          /^https:\/\/[^\s/?#@]+$/,
          'is no origin: write it like https://band.example, without a slash',
        ),
      ),
    'https://band.example',
  ),
  /** Specification, section 9: the year in the copyright line; 0 where the band gives none, until `writeFacts`. */
  footerYear: z._default(
    z.int('is no year').check(z.minimum(1900, 'is no year'), z.maximum(2100, 'is no year')),
    0,
  ),
  ink: z._default(looks.ink, '#ff4b1f'),
  country: z._default(country, 'AT'),
  timeZone: z._default(timeZone, 'Europe/Vienna'),
  /** By BCP 47: with its region, for dates, amounts and the `lang` of the pages. */
  languages: z.prefault(z.strictObject(inEveryLocale((code) => z.optional(languageTag(code)))), {}),
  streamingPage: z._default(links.streamingPage, ''),
  links: z._default(links.links, []),
  email: z._default(links.email, 'booking@band.example'),
  bookingPerson: z._default(links.bookingPerson, ''),
  sections: partOf(sections, {
    ...{ welcome: true, 'the-band': true, members: true, music: true, booking: true, media: true },
    shop: false,
  }),
  features: partOf(features, { merch: false, contactNow: true, headerContact: true, contactForm: true }),
  imprint: partOf(imprint, noImprint),
  serviceIds: partOf(serviceIds, { musicArtistId: '', videoChannelId: '', videoPlaylistId: '' }),
});
/** @public The generated facts are of this type. */
export type BandFacts = z.infer<typeof bandFacts>;
