import * as z from 'zod/mini';
import { focusPoint } from './band/placePicture.ts';
import { localizedTextOf, order, pictureName, textOf } from './text.ts';

/** The instruments named across the product (specification, section 3); each is a key of `i18n/<language>/instruments.json`. */
export const instruments = [
  'electric-guitar',
  'bass',
  'voice',
  'drums',
  'background-voice',
  'synth',
] as const;

/** A known instrument, or any other in the words of each language, of at most 40 characters each. */
const instrument = z.union(
  [z.enum(instruments), localizedTextOf(40)],
  `is an unknown instrument: use ${instruments.join(', ')}, or write its word in each language, { "de": "Singende Säge", "en": "Musical saw" }`,
);

export const memberRecord = z.strictObject({
  order,
  name: textOf(40, 'write the name'),
  /** Name of the photograph in `members/` of the band's folder, without its extension. */
  img: pictureName,
  focus: z.optional(focusPoint),
  instrumentLangKeys: z.array(instrument).check(z.minLength(1, 'is empty: name at least one instrument')),
  /** Some sentences about the person, of at most 600 characters. */
  text: localizedTextOf(600),
});

export type Member = z.infer<typeof memberRecord>;
