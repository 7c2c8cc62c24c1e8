import * as z from 'zod/mini';
import { focusPoint, photo, photoFields } from './band/placePicture.ts';
import { inLanguages, type ValuesOf } from './fields.ts';
import { id, localizedTextOf, order, pictureName, textOf, versioned } from './text.ts';

/** The instruments named across the product (specification, section 3); each is a key of `i18n/<language>/instruments.json`. */
export const instruments = [
  'electric-guitar',
  'bass',
  'voice',
  'drums',
  'background-voice',
  'synth',
] as const;

/** Maximum lengths, in characters. */
export const longestPersonTexts = { name: 40, text: 600, instrument: 40 } as const;

/** Most members that the page has room for. */
export const mostMembers = 8;

/** A known instrument, or any other in the words of each language, of at most 40 characters each. */
const instrument = z.union(
  [z.enum(instruments), localizedTextOf(longestPersonTexts.instrument)],
  `is an unknown instrument: use ${instruments.join(', ')}, or write its word in each language, { "de": "Singende Säge", "en": "Musical saw" }`,
);

export const memberRecord = z.strictObject({
  order,
  name: textOf(longestPersonTexts.name, 'write the name'),
  /** Name of the photograph in `members/` of the band's folder, without its extension. */
  img: pictureName,
  focus: z.optional(focusPoint),
  instrumentLangKeys: z
    .array(instrument)
    .check(
      z.minLength(1, 'is empty: name at least one instrument'),
      z.maxLength(12, 'has more than 12 instruments: leave some out'),
    ),
  /** Some sentences about the person, of at most 600 characters. */
  text: localizedTextOf(longestPersonTexts.text),
});

/** A member as the band writes it on the desk; without a photograph and a text, too. */
export const personRecord = z.extend(memberRecord, {
  /** Of the band's folder. */
  img: z.optional(pictureName),
  ...photo,
  text: z.optional(localizedTextOf(longestPersonTexts.text)),
  ...versioned,
});
type PersonRecord = z.infer<typeof personRecord>;

export const person = z.extend(personRecord, { id });
export type Person = z.infer<typeof person>;

/** The form of a member. An instrument stands in a line of its own, in the same order in each language. */
export const personFields = /* @__PURE__ */ inLanguages({
  name: { longest: longestPersonTexts.name },
  ...photoFields,
  instruments: { control: 'lines', localized: true, at: 'instrumentLangKeys', hint: 'instruments-hint' },
  text: { control: 'multiline', localized: true, optional: true, longest: longestPersonTexts.text },
  order: { control: 'hidden', holds: 'place' },
});
export type PersonValues = ValuesOf<typeof personFields>;

/** A member as the pages show it: without what the store counts, with a picture. */
export type Member = Omit<PersonRecord, 'revision'> & { img: string };
