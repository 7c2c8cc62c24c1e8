import * as z from 'zod/mini';
import { inkFault } from '../../config/band/ink.ts';
import { inEveryLocale } from '../../config/locales.ts';
import { country, httpsUrl, textOf, timeZone, webLink } from '../text.ts';

/** A text that may be empty, of at most `longest` characters. */
const mayBeEmpty = (longest: number) =>
  z._default(
    z
      .string('is no text')
      .check(z.trim(), z.maxLength(longest, `is longer than ${longest} characters: shorten it`)),
    '',
  );

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

const flag = (initial: boolean) => z._default(z.boolean('is neither true nor false'), initial);

/** § 5 ECG and § 25 MedienG ask for these. A value in «guillemets» is a placeholder. */
const imprint = z.strictObject({
  ownerName: mayBeEmpty(120),
  ownerForm: mayBeEmpty(120),
  street: mayBeEmpty(120),
  postcode: mayBeEmpty(20),
  city: mayBeEmpty(80),
  /** The law that the legal pages name; the band's country by default. */
  country: z._default(z.union([z.literal(''), country], 'is no country: write two capitals like AT'), ''),
  phone: mayBeEmpty(40),
  vatId: mayBeEmpty(40),
  authority: mayBeEmpty(120),
  chamber: mayBeEmpty(120),
  editor: mayBeEmpty(120),
  /** The day of the last change, as `2026-11-23`; the pages name none without it. */
  updated: z._default(z.iso.date('is no day: write it like 2026-11-23'), ''),
});

/** An address; empty where there is none. */
const address = z._default(httpsUrl, '');

/** A page of the band elsewhere, named after its service (`linkedServices.ts`) or its host; or one with a word of its own. */
const link = z.union(
  [webLink, z.strictObject({ url: webLink, name: textOf(40, 'name the link') })],
  'is no link: write an address that begins with https://, or { "url": …, "name": … }',
);

/**
 * `false` takes a section or the shop off the site: out of the page, the menu and the sitemap. Its addresses then show the home page. One
 * whose lists are empty is absent by itself.
 */
const sections = z.strictObject({
  welcome: flag(true),
  'the-band': flag(true),
  members: flag(true),
  music: flag(true),
  booking: flag(true),
  media: flag(true),
  shop: flag(false),
});

/** Absent unless the band says something of it. */
const optionalFlag = z.optional(z.boolean('is neither true nor false'));

/** `false` shows a feature under its COMING SOON! tape. */
const features = z.strictObject({
  merch: flag(false),
  contactNow: flag(true),
  headerContact: flag(true),
  allPics: optionalFlag,
  videos: optionalFlag,
  press: optionalFlag,
  /** The contact form; without it the page offers the e-mail address instead. */
  contactForm: flag(true),
});

/** The ids that the live sources need. */
const serviceIds = z.strictObject({
  musicArtistId: mayBeEmpty(40),
  videoChannelId: mayBeEmpty(40),
  videoPlaylistId: mayBeEmpty(60),
});

/** The facts of a band: its `band.json`. What it does not give is the product's. */
export const bandFacts = z.strictObject({
  name: textOf(40, 'write the name of the band'),
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
  /** The band's own ink, as `#ff4b1f`, beside black and paper. */
  ink: z._default(
    z.string('is no colour').check(
      z.toLowerCase(),
      z.refine((hex) => inkFault(hex) === undefined, { error: ({ input }) => inkFault(String(input)) }),
    ),
    '#ff4b1f',
  ),
  genre: textOf(40, 'write the genre, such as Indie Pop'),
  /** Where the band is at home: one word, or one in each language. */
  place: z.union(
    [textOf(60, homeFix), z.strictObject(inEveryLocale(() => textOf(60, homeFix)))],
    `is missing: ${homeFix}`,
  ),
  country: z._default(country, 'AT'),
  timeZone: z._default(timeZone, 'Europe/Vienna'),
  /** By BCP 47: with its region, for dates, amounts and the `lang` of the pages. */
  languages: z.prefault(z.strictObject(inEveryLocale((code) => z.optional(languageTag(code)))), {}),
  /** The streaming page that "listen in" opens. */
  streamingPage: address,
  /** Support channels (specification, section 1), in the footer and as `sameAs` in the structured data. */
  links: z._default(z.array(link), []),
  email: z._default(z.email('is no e-mail address'), 'booking@band.example'),
  /** Name of the person who answers promoters; empty where the contact page names nobody. */
  bookingPerson: mayBeEmpty(60),
  sections: z.prefault(sections, {}),
  features: z.prefault(features, {}),
  imprint: z.prefault(imprint, {}),
  serviceIds: z.prefault(serviceIds, {}),
});
/** @public The generated facts are of this type. */
export type BandFacts = z.infer<typeof bandFacts>;
