import { longestAlt, longestCredit } from '../../config/uploads.ts';
import type { Fields, ValuesOf } from '../fields.ts';

/** The form of a picture. A description stands in both languages, or the picture is decorative. */
export const pictureFields = {
  'alt-de': {
    ...{ control: 'multiline', at: 'alt.de', label: 'alt-de' },
    longest: longestAlt,
  },
  'alt-en': {
    ...{ control: 'multiline', at: 'alt.en', label: 'alt-en', hint: 'alt-hint' },
    longest: longestAlt,
  },
  /** Takes the place of both descriptions. */
  decorative: { control: 'check', group: ['alt-de', 'alt-en'], label: 'decorative', initial: false },
  credit: { label: 'credit', longest: longestCredit },
} as const satisfies Fields;
export type PictureValues = ValuesOf<typeof pictureFields>;
