import * as z from 'zod/mini';
import { inEveryLocale, type Locale } from '../../../../config/locales.ts';
import type { Change } from '../../../../desk/kit/changes/change.ts';
import { browserStorage } from '../../../../desk/kit/drafts/drafts.ts';
import { parseJson } from '../../../../lib/parseJson.ts';
import { localizedText } from '../../../../records/text.ts';

/** The entry in which version 1.0 kept the pictures that were not up yet, with their texts. */
const formerEntry = 'desk-chosen-pictures';

export const hasFormer = (): boolean => Boolean(browserStorage()?.getItem(formerEntry));

export const forgetFormer = (): void => browserStorage()?.removeItem(formerEntry);

const contract = z.array(
  z.object({
    ...{ key: z.string(), name: z.string(), isAsked: z.boolean() },
    texts: z.looseObject({ decorative: z.boolean(), pending: z.boolean(), credit: z.string() }),
  }),
);

/** A picture of an earlier version. */
export interface FormerPicture {
  key: string;
  name: string;
  credit: string;
  /** The description that was to go out with it. */
  sent: Change['set'];
  /** Every description that was typed. */
  typed: Readonly<Record<Locale, string>>;
}

/** The pictures that an earlier version has kept on this device. Their files lie where those of today do. */
export function readFormer(): FormerPicture[] {
  const former = parseJson(browserStorage()?.getItem(formerEntry) ?? '', contract) ?? [];
  return former.map(({ key, name, isAsked, texts: { decorative, pending, credit, ...texts } }) => {
    const typed = inEveryLocale((locale) => {
      const text = texts[locale];
      return typeof text === 'string' ? text : '';
    });
    const alt = localizedText.safeParse(typed).data;
    const isSent = isAsked && !pending;
    return {
      key,
      name,
      credit,
      typed,
      sent: isSent ? { ...(decorative ? { decorative } : alt && { alt }) } : {},
    };
  });
}
