import * as z from 'zod/mini';
import { inEveryLocale } from '../../../../config/locales.ts';
import type { Change } from '../../../../desk/kit/changes/change.ts';
import { browserStorage } from '../../../../desk/kit/drafts/drafts.ts';
import { parseJson } from '../../../../lib/parseJson.ts';
import { localizedText } from '../../../../records/text.ts';

/** The entry in which version 1.0 kept the pictures that were not up yet, with their texts. */
const formerEntry = 'desk-chosen-pictures';

const contract = z.array(
  z.object({
    ...{ key: z.string(), name: z.string(), isAsked: z.boolean() },
    texts: z.looseObject({ decorative: z.boolean(), credit: z.string() }),
  }),
);

/** A picture of an earlier version: its key and name, its photographer, and the texts that it had in full. */
export interface FormerPicture {
  key: string;
  name: string;
  credit: string;
  texts: Change['set'];
}

/** Takes the pictures that an earlier version has kept out of the browser's storage. Their files stay where they are. */
export function takeFormer(): FormerPicture[] {
  const former = parseJson(browserStorage()?.getItem(formerEntry) ?? '', contract) ?? [];
  browserStorage()?.removeItem(formerEntry);
  return former.map(({ key, name, isAsked, texts: { decorative, credit, ...typed } }) => {
    const alt = localizedText.safeParse(inEveryLocale((locale) => typed[locale])).data;
    return { key, name, credit, texts: isAsked ? { ...(decorative ? { decorative } : alt && { alt }) } : {} };
  });
}
