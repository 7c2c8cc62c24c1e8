import { inEveryLocale, localeCodes, type Locale } from '../../../../config/locales.ts';
import { textFields } from '../../../../config/uploads.ts';

/** The field for the photographer of all pictures; a name at a single picture wins. It is not sent. */
export const batchCredit = 'credit';

/** The texts of one picture (INTERACTIONS, U4). */
export interface PictureTexts extends Record<Locale, string> {
  decorative: boolean;
  /** To be described later. */
  pending: boolean;
  credit: string;
}

/** Reads the controls of `PictureFields.tsx` with this id, hidden descriptions too. Without a photographer of its own a picture has the one of the queue. */
export function readTexts(form: FormData, id: number): PictureTexts {
  const names = textFields(id);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    ...inEveryLocale((locale) => text(names[locale])),
    decorative: form.has(names.decorative),
    pending: form.has(names.pending),
    credit: text(names.credit) || text(batchCredit),
  };
}

export type TextField = Locale | 'credit';

/** The required fields that are empty. */
export function missingFields({ decorative, pending, credit, ...alt }: PictureTexts): TextField[] {
  const missing: TextField[] =
    decorative || pending ? [] : localeCodes.filter((locale) => alt[locale] === '');
  return credit === '' ? [...missing, 'credit'] : missing;
}

/** The name of the first empty required field, in the order on the screen. */
export function firstMissingField(missing: ReadonlyMap<number, readonly TextField[]>): string | undefined {
  if (isCreditMissing(missing)) return batchCredit;
  for (const [id, [field]] of missing) if (field) return textFields(id)[field];
  return undefined;
}

/** True when a picture has no photographer, so that the field of the queue is marked. */
export const isCreditMissing = (missing: ReadonlyMap<number, readonly TextField[]>): boolean =>
  [...missing.values()].some((fields) => fields.includes('credit'));
