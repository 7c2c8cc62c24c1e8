import * as z from 'zod/mini';
import { inkFault } from '../../config/band/ink.ts';
import { inEveryLocale } from '../../config/locales.ts';
import { errorNamed } from '../fields.ts';
import { country, httpsFix, textOf, timeZone, webLink } from '../text.ts';

/** A text of at most `longest` characters; it may be empty. */
const text = (longest: number) =>
  z
    .string('is no text')
    .check(z.trim(), z.maxLength(longest, `is longer than ${longest} characters: shorten it`));

const dayFix = 'is no day: write it like 2026-11-23';
const homeFix = 'write where the band is at home';

/** A tag of a language that the site has, with its region, as `de-AT`. */
const languageTag = (language: string) =>
  z
    .string('is no language tag')
    .check(
      z.regex(
        new RegExp(`^${language}-[A-Z]{2}$`),
        `is no tag of this language: write ${language} and a region, like ${language}-IE`,
      ),
    );

const flag = z.boolean('is neither true nor false');

/** § 5 ECG and § 25 MedienG ask for these. A value in «guillemets» is a placeholder. */
const imprint = {
  ownerName: text(120),
  ownerForm: text(120),
  street: text(120),
  postcode: text(20),
  city: text(80),
  /** The law that the legal pages name; the band's country by default. */
  country: z.union([z.literal(''), country], 'is no country: write two capitals like AT'),
  phone: text(40),
  vatId: text(40),
  authority: text(120),
  chamber: text(120),
  editor: text(120),
  /** The day of the last change, as `2026-11-23`; the pages name none without it. */
  updated: z.union([z.literal(''), z.iso.date(dayFix)], dayFix),
};

/** A page of the band elsewhere, named after its service (`linkedServices.ts`) or its host; or one with a word of its own. */
const link = z.union(
  [webLink, z.strictObject({ url: webLink, name: textOf(40, 'name the link') })],
  'is no link: write an address that begins with https://, or { "url": …, "name": … }',
);

/**
 * `false` takes a section or the shop off the site: out of the page, the menu and the sitemap. Its addresses then show the home page. One
 * whose lists are empty is absent by itself.
 */
const sections = {
  welcome: flag,
  'the-band': flag,
  members: flag,
  music: flag,
  booking: flag,
  media: flag,
  shop: flag,
};

/** `false` shows a feature under its COMING SOON! tape. */
const features = {
  merch: flag,
  contactNow: flag,
  headerContact: flag,
  allPics: flag,
  videos: flag,
  press: flag,
  /** The contact form; without it the page offers the e-mail address instead. */
  contactForm: flag,
};

/** The ids that the live sources need. */
const serviceIds = {
  musicArtistId: text(40),
  videoChannelId: text(40),
  videoPlaylistId: text(60),
};

/** Facts of the first screen and of the clocks. */
const looks = {
  name: textOf(40, 'write the name of the band'),
  genre: textOf(40, 'write the genre, such as Indie Pop'),
  /** Where the band is at home: one word, or one in each language. */
  place: z.union(
    [textOf(60, homeFix), z.strictObject(inEveryLocale(() => textOf(60, homeFix)))],
    `is missing: ${homeFix}`,
  ),
  country,
  timeZone,
  /** The band's own ink, as `#ff4b1f`, beside black and paper. */
  ink: z.string('is no colour').check(
    z.toLowerCase(),
    z.refine((hex) => inkFault(hex) === undefined, {
      error: ({ input }) => inkFault(String(input)),
      ...errorNamed('ink'),
    }),
  ),
};

/** Ways to the band, and to its pages elsewhere. */
const links = {
  /** Support channels (specification, section 1), in the footer and as `sameAs` in the structured data. */
  links: z.array(link),
  email: z.email('is no e-mail address'),
  /** Name of the person who answers promoters; the contact page names nobody without it. */
  bookingPerson: text(60),
  /** The streaming page that "listen in" opens. */
  streamingPage: z.union([z.literal(''), webLink], httpsFix),
};

/** The facts that the band changes on the desk: a record each, by the object of `band.json` that holds its fields; the top is ''. */
export const factParts = {
  looks: { '': looks },
  links: { '': links, serviceIds },
  imprint: { imprint },
  sections: { sections, features },
} as const;

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
  /** Specification, section 9: the year in the copyright line. */
  footerYear: z._default(
    z.int('is no year').check(z.minimum(1900, 'is no year'), z.maximum(2100, 'is no year')),
    2025,
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
