import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import { bandTextKeys, bandTexts, textId, type BandTextKey } from '../../../../records/band/bandTexts.ts';
import { bandText, textFields, textRecord } from '../../../../records/band/textRecord.ts';

/** The texts of the page on the desk. Each language is a group of its own. */
export const textKind = recordKind({
  ...{ name: 'text', fields: textFields },
  ...{ stored: bandText, sent: () => textRecord },
});

/** The key of the text with this id; undefined for an id that no text has. */
export const keyOf = (id: string): BandTextKey | undefined => bandTextKeys.find((key) => textId(key) === id);

const otherPages = ['page:not-found-title', 'page:not-found-text', 'page:thanks-text'];

/** The part of the site that a text stands in, which names its group in the list. */
export function partOf(key: BandTextKey): string {
  if (bandTexts[key].face === 'search') return 'search';
  if (otherPages.includes(key)) return 'other-pages';
  return key.split(':', 1)[0] ?? '';
}

const partsElsewhere = ['page', 'search', 'other-pages', 'shop', 'contact', 'imprint'];

/** Whether a text stands on the home page, which is the one that the band edits in place. */
export const isOnPage = (key: BandTextKey): boolean => !partsElsewhere.includes(partOf(key));

/** Key of the name of a text in words, and of its part. */
export const nameKey = (id: string): TextKey => `sentence-${id}` as TextKey;
export const partKey = (key: BandTextKey): TextKey => `part-${partOf(key)}` as TextKey;
