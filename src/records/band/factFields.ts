import { homeCountry, homeInk, homeZone } from '../../config/site.ts';
import { inLanguages, type Fields, type ValuesOf } from '../fields.ts';

const check = { control: 'check', initial: true } as const;
const off = { control: 'check', initial: false } as const;

/** The forms of the facts, in one table; each shows the rows of its part. */
export const factFields = /* @__PURE__ */ inLanguages({
  name: { longest: 40 },
  genre: { longest: 40 },
  place: { localized: true, longest: 60 },
  country: { control: 'choice', initial: homeCountry },
  timeZone: { control: 'choice', initial: homeZone },
  ink: { initial: homeInk },
  links: { control: 'lines', optional: true, hint: 'fact-links-hint', error: 'lines' },
  email: { error: 'email' },
  bookingPerson: { optional: true, longest: 60 },
  streamingPage: { control: 'url', optional: true, hint: 'fact-streamingPage-hint', error: 'address' },
  musicArtistId: { folded: true, longest: 40, hint: 'fact-musicArtistId-hint' },
  videoChannelId: { folded: true, longest: 40, hint: 'fact-videoChannelId-hint' },
  videoPlaylistId: { folded: true, longest: 60, hint: 'fact-videoPlaylistId-hint' },
  ownerName: { longest: 120 },
  street: { longest: 120 },
  postcode: { longest: 20, line: 'postal' },
  city: { longest: 80, line: 'postal' },
  ownerForm: { folded: true, longest: 120 },
  phone: { folded: true, longest: 40 },
  vatId: { folded: true, longest: 40 },
  authority: { folded: true, longest: 120 },
  chamber: { folded: true, longest: 120 },
  editor: { folded: true, longest: 120 },
  updated: { control: 'day', folded: true },
  ...{ welcome: check, 'the-band': check, members: check, music: check, booking: check, media: check },
  ...{ shop: off, merch: off, contactNow: check, headerContact: check, contactForm: check },
  ...{ allPics: off, videos: off, press: off },
} as const satisfies Fields);
export type FactValues = ValuesOf<typeof factFields>;
