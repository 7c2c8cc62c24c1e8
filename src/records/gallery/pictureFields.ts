import { longestAlt, longestCredit } from '../../config/uploads.ts';
import { inLanguages, localizedNames, type ValuesOf } from '../fields.ts';

/** The form of a picture. A description stands in both languages, or the picture is decorative. */
export const pictureFields = /* @__PURE__ */ inLanguages({
  alt: { control: 'multiline', localized: true, label: 'alt', longest: longestAlt, hint: 'alt-hint' },
  /** Takes the place of the descriptions. */
  decorative: { control: 'check', group: 'alt', label: 'decorative', initial: false },
  credit: { label: 'credit', longest: longestCredit },
});
export type PictureValues = ValuesOf<typeof pictureFields>;

/** The rows of its description. */
export const altNames = /* @__PURE__ */ localizedNames('alt');
