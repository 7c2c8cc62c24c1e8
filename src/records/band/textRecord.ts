import * as z from 'zod/mini';
import { inEveryLocale, localeCodes } from '../../config/locales.ts';
import { errorNamed, type Fields, type ValuesOf } from '../fields.ts';
import { id, textOf, versioned } from '../text.ts';
import { bandTextKeys, bandTexts, factNames } from './bandTexts.ts';

/** The longest of all texts, in characters. */
const longest = Math.max(...Object.values(bandTexts).map((text) => text.longest));

const names = `(${factNames.join('|')})`;

/** Whether all braces of a text are those of a fact, such as `{{artist}}`. */
const hasWholeBraces = (text: string): boolean =>
  !/[{}]/.test(text.replaceAll(new RegExp(`\\{\\{${names}\\}\\}`, 'g'), ''));

const words = textOf(longest, 'write it, or leave it out').check(
  z.refine(hasWholeBraces, {
    error: `has braces around something else than ${factNames.join(', ')}`,
    ...errorNamed('braces'),
  }),
);

/** A text of the page in the languages in which the band has written it; the product's stands in the others. */
export const textRecord = z
  .strictObject({
    key: z.enum(bandTextKeys),
    ...inEveryLocale(() => z.optional(words)),
    ...versioned,
  })
  .check(
    ...localeCodes.map((locale) =>
      z.refine<{ key: keyof typeof bandTexts } & Partial<Record<string, unknown>>>(
        ({ key, [locale]: text = '' }) => String(text).length <= bandTexts[key].longest,
        { path: [locale], error: 'is too long for its place: shorten it', ...errorNamed('place') },
      ),
    ),
  );

export const bandText = z.safeExtend(textRecord, { id });
export type BandText = z.infer<typeof bandText>;

/** The form of a text. */
export const textFields = {
  key: { control: 'hidden', group: null, error: 'unknown' },
  ...inEveryLocale((lang) => ({ control: 'multiline', lang }) as const),
} as const satisfies Fields;
export type TextValues = ValuesOf<typeof textFields>;
