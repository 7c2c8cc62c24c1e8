import { textFields } from '../../../config/uploads.ts';

/** What is said about one picture before it is sent (INTERACTIONS, U4). */
export interface PictureTexts {
  de: string;
  en: string;
  decorative: boolean;
  credit: string;
}

/** The texts of the picture with this number, as they stand in the form. */
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
    credit: text(names.credit),
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

/** The id of the first field that lacks its text. */
export function firstGap(gaps: ReadonlyMap<number, readonly Field[]>): string | undefined {
  for (const [id, [field]] of gaps) if (field) return textFields(id)[field];
  return undefined;
}

/** Who made the last picture that somebody is named for: mostly whoever made the next one. */
export function lastCredit(form: FormData, queue: readonly { id: number }[]): string {
  const credits = queue.map(({ id }) => textsIn(form, id).credit).filter(Boolean);
  return credits.at(-1) ?? '';
}
