import { batchCredit, textFields } from '../../../config/uploads.ts';

/** The texts of one picture (INTERACTIONS, U4). */
export interface PictureTexts {
  de: string;
  en: string;
  decorative: boolean;
  credit: string;
}

/** The texts of the picture with this number, as they stand in the form. Its photographer is the batch's, unless it names another one. */
export function textsIn(form: FormData, id: number): PictureTexts {
  const names = textFields(id);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const decorative = form.has(names.decorative);
  return {
    de: decorative ? '' : text(names.de),
    en: decorative ? '' : text(names.en),
    decorative,
    credit: text(names.credit) || text(batchCredit),
  };
}

export type Field = 'de' | 'en' | 'credit';

/** The fields that must be filled before the picture can be sent. */
export function missing({ de, en, decorative, credit }: PictureTexts): Field[] {
  const fields: [Field, boolean][] = [
    ['de', !decorative && de === ''],
    ['en', !decorative && en === ''],
    ['credit', credit === ''],
  ];
  return fields.filter(([, lacks]) => lacks).map(([field]) => field);
}

/** The id of the first field on the screen that lacks its text. */
export function firstGap(gaps: ReadonlyMap<number, readonly Field[]>): string | undefined {
  if (lacksCredit(gaps)) return batchCredit;
  for (const [id, [field]] of gaps) if (field) return textFields(id)[field];
  return undefined;
}

/** Whether the field for the photographer of all pictures is the one to fill in. */
export const lacksCredit = (gaps: ReadonlyMap<number, readonly Field[]>): boolean =>
  [...gaps.values()].some((fields) => fields.includes('credit'));
