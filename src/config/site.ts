/**
 * Public and fixed facts about this site: those of its band (`band.json` in the band's folder), and the host's. A value in «guillemets», one
 * that ends with `.example`, and an id of zeros are placeholders. The public site leaves them out, and waits while one is in the imprint or
 * the e-mail address (docs/decisions/0008).
 */
import * as band from '../../generated/band.ts';

// Apart from the others, so that scripts in the page hold these alone.
export const artist = band.name;
export const genre = band.genre;
export const serviceIds = band.serviceIds;

/** The band's country, by ISO 3166: the default of venues, and the law of the legal pages. */
export const homeCountry = band.country;

/** The band's time zone, by the IANA database: the default of concerts and venues, and the clock of the nightly work. */
export const homeZone = band.timeZone;

/** The band's own ink beside black and paper: what can be clicked, halftones, cards and icons. Its contrast is checked (`ink.ts`). */
export const homeInk = band.ink;

/** The town that the band is from: one word, or one in each language. */
export const homePlace = band.place;

/** A page of the band elsewhere, named after its service (`linkedServices.ts`) or its host; or one with a word of its own. */
export type BandLink = string | { url: string; name: string };

// Without a spread, which every script that takes one fact would hold whole.
export const site = /* @__PURE__ */ Object.assign(
  { artist, host: { name: 'Netlify, Inc.', address: '101 2nd Street, San Francisco, CA 94105, USA' } },
  band,
);
