import * as z from 'zod/mini';
import { inkFault } from '../../config/band/ink.ts';
import { inEveryLocale } from '../../config/locales.ts';
import { errorNamed } from '../fields.ts';
import { holdable, httpsFix, id, textOf, timeZone, versioned, webLink } from '../text.ts';
import { country, noCountry } from './countries.ts';

/** A text of at most `longest` characters; it may be empty. */
const text = (longest: number) =>
  z
    .string('is no text')
    .check(
      z.overwrite(holdable),
      z.trim(),
      z.maxLength(longest, `is longer than ${longest} characters: shorten it`),
    );

const dayFix = 'is no day: write it like 2026-11-23';
const homeFix = 'write where the band is at home';

/** § 5 ECG and § 25 MedienG ask for these. A value in «guillemets» is a placeholder. */
const imprint = {
  ownerName: text(120),
  ownerForm: text(120),
  street: text(120),
  postcode: text(20),
  city: text(80),
  /** The law that the legal pages name; the band's country by default. */
  country: z.union([z.literal(''), country], noCountry),
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
export const sectionNames = ['welcome', 'the-band', 'members', 'music', 'booking', 'media', 'shop'] as const;

/** `false` shows a feature under its COMING SOON! tape, and the e-mail address in the place of the contact form. */
export const featureNames = [
  'contactForm',
  'contactNow',
  'headerContact',
  'merch',
  'allPics',
  'videos',
  'press',
] as const;

const flag = z.boolean('is neither true nor false');
const flags = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, flag])) as Record<Name, typeof flag>;
const [sections, features] = [flags(sectionNames), flags(featureNames)];

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
  links: z.array(link).check(z.maxLength(30, 'has more than 30 links: leave some out')),
  email: z.email('is no e-mail address').check(z.maxLength(254, 'is no e-mail address')),
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

/** Facts of the band, of one part of `factParts`; the others are absent. */
export const factRecord = z.strictObject({
  ...z.partial(z.strictObject({ ...imprint, ...looks, ...links, ...serviceIds, ...sections, ...features }))
    .shape,
  ...versioned,
});

export const fact = z.extend(factRecord, { id });
