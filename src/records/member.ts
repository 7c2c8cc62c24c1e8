import * as z from 'zod/mini';
import { order, pictureName, textOf } from './text.ts';

/** The instruments named across the product (specification, section 3); each is a key of `i18n/<language>/instruments.json`. */
export const instruments = [
  'electric-guitar',
  'bass',
  'voice',
  'drums',
  'background-voice',
  'synth',
] as const;

export const memberRecord = z.strictObject({
  order,
  name: textOf(24, 'write the name'),
  /** Name of the photograph in `members/` of the band's folder, without its extension. */
  img: pictureName,
  instrumentLangKeys: z
    .array(z.enum(instruments, `is an unknown instrument: use ${instruments.join(', ')}`))
    .check(z.minLength(1, 'is empty: name at least one instrument')),
  /** Key of the text in `i18n/<language>/members.json`. */
  description: textOf(80, 'name its key in i18n/<language>/members.json'),
});

export type Member = z.infer<typeof memberRecord>;
