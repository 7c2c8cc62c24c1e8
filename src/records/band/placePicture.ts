import * as z from 'zod/mini';
import { longestAlt, longestCredit } from '../../config/uploads.ts';
import { inLanguages, type Fields } from '../fields.ts';
import { id, localizedText, textOf, versioned } from '../text.ts';

const noFocus = 'is no point: write two numbers from 0 to 1, from the left and from the top, like [0.5, 0.3]';
const share = z.number(noFocus).check(z.minimum(0, noFocus), z.maximum(1, noFocus));

/** The point of a photograph that every crop keeps: 0 to 1, from the left and from the top. */
export const focusPoint = z.tuple([share, share], noFocus);

/** The photograph of a record, and the point that its crops keep. */
export const photo = {
  /** Id of an uploaded picture, by any gallery. The build names a file by it and the record's. */
  picture: z.optional(
    z.string().check(z.regex(/^[\w-]{1,120}$/, 'is no id of a picture: letters, digits, - and _')),
  ),
  focus: z.optional(focusPoint),
};

/** Describes a picture of a place in the page: `hero.json` beside `hero.jpg`. */
export const placePicture = z.strictObject({
  focus: photo.focus,
  /** The description for who does not see it, in each language. */
  alt: z.optional(localizedText),
});

/** The places of the page that have a picture, in its order. */
export const places = ['hero', 'hero-phone', 'hand', 'banner', 'frame-voice', 'frame-drums', 'live'] as const;
export type Place = (typeof places)[number];

/** The picture of a place; without `picture` the one of the band's folder stands there, or the product's. */
export const placeRecord = z.extend(placePicture, {
  ...photo,
  credit: z.optional(textOf(longestCredit, 'write who made the picture')),
  ...versioned,
});

export const place = z.extend(placeRecord, { id });
export type PlaceRecord = z.infer<typeof place>;

/** The rows of a photograph: its id, and its focus as `0.5 0.3`. */
export const photoFields = {
  picture: { control: 'hidden', group: 'photo', label: 'photo', optional: true },
  focus: {
    ...{ control: 'hidden', holds: 'point', group: 'photo', label: 'photo' },
    contract: z.string().check(z.regex(/^(?:[01]|0\.\d+) (?:[01]|0\.\d+)$/)),
  },
} as const satisfies Fields;

/** The form of a picture of the page. */
export const placeFields = /* @__PURE__ */ inLanguages({
  ...photoFields,
  alt: { control: 'multiline', localized: true, label: 'alt', longest: longestAlt, hint: 'alt-hint' },
  credit: { label: 'credit', optional: true, longest: longestCredit },
});
