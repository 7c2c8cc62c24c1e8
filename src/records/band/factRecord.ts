import * as z from 'zod/mini';
import { homeCountry, homeInk, homeZone } from '../../config/site.ts';
import { inLanguages, type Fields, type ValuesOf } from '../fields.ts';
import { id, instant, versioned } from '../text.ts';
import { factParts } from './bandFacts.ts';

const { looks, links, imprint, sections } = factParts;

/** Facts of the band, of one part of `factParts`; the others are absent. */
export const factRecord = z.strictObject({
  ...z.partial(
    z.strictObject({
      ...{ ...imprint.imprint, ...looks[''], ...links[''], ...links.serviceIds },
      ...{ ...sections.sections, ...sections.features },
    }),
  ).shape,
  ...versioned,
});
export type FactRecord = z.infer<typeof factRecord>;

export const fact = z.extend(factRecord, { id });
export type Fact = z.infer<typeof fact>;
export const deletedFact = z.extend(fact, { deleted: instant });

const check = { control: 'check', initial: true } as const;
const off = { control: 'check', initial: false } as const;

/** The forms of the facts, in one table; each shows the rows of its part. */
export const factFields = /* @__PURE__ */ inLanguages({
  name: { longest: 40 },
  genre: { longest: 40 },
  place: { localized: true, longest: 60 },
  country: { control: 'choice', initial: homeCountry },
  timeZone: { control: 'choice', initial: homeZone },
  ink: { control: 'hidden', initial: homeInk },
  links: { control: 'lines', optional: true },
  email: {},
  bookingPerson: { optional: true, longest: 60 },
  streamingPage: { control: 'url', optional: true },
  musicArtistId: { optional: true, longest: 40 },
  videoChannelId: { optional: true, longest: 40 },
  videoPlaylistId: { optional: true, longest: 60 },
  ownerName: { longest: 120 },
  ownerForm: { optional: true, longest: 120 },
  street: { longest: 120 },
  postcode: { longest: 20, line: 'postal' },
  city: { longest: 80, line: 'postal' },
  phone: { optional: true, longest: 40 },
  vatId: { optional: true, longest: 40 },
  authority: { optional: true, longest: 120 },
  chamber: { optional: true, longest: 120 },
  editor: { optional: true, longest: 120 },
  updated: { control: 'day', optional: true },
  ...{ welcome: check, 'the-band': check, members: check, music: check, booking: check, media: check },
  ...{ shop: off, merch: off, contactNow: check, headerContact: check, contactForm: check },
  ...{ allPics: off, videos: off, press: off },
} as const satisfies Fields);
export type FactValues = ValuesOf<typeof factFields>;
