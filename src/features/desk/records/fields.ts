import { flushSync } from 'react-dom';
import { ApiProblem } from '../../../lib/browser/http.ts';
import type { TextKey, Translate } from '../frame/translate.ts';

/** An error of one field; `key` names its sentence. */
export interface FieldError<Field extends string> {
  field: Field;
  key: TextKey;
}

export type FieldSentences<Field extends string> = Partial<Record<Field, string>>;

/** Functions for the fields of a form, whose controls have names that begin with `prefix`. */
export const fieldsOf = <Field extends string>(prefix: string) => {
  /** The id and name of a control. */
  const fieldId = (field: Field): string => `${prefix}-${field}`;
  const focus = (field: Field) => document.querySelector<HTMLElement>(`[name='${fieldId(field)}']`)?.focus();
  return {
    fieldId,
    /** Focuses the control of a field, once it is rendered. */
    focusField: (field: Field): void => {
      requestAnimationFrame(() => {
        focus(field);
      });
    },
    /** Focuses the control that `show` renders, before the next key: a later focus would take the key of a fast hand elsewhere. */
    showAndFocus: (field: Field, show: () => void): void => {
      flushSync(show);
      focus(field);
    },
    /** The sentence of each wrong field. */
    sentencesOf: (errors: readonly FieldError<Field>[], t: Translate): FieldSentences<Field> =>
      Object.fromEntries(errors.map(({ field, key }) => [field, t(key)])) as FieldSentences<Field>,
  };
};

/** The paths of the fields that a failed call names, such as `note.de`; none for any other failure. */
export function wrongFields(failure: unknown): string[] {
  const errors = failure instanceof ApiProblem ? failure.extensions.errors : undefined;
  if (!Array.isArray(errors)) return [];
  return (errors as ({ field?: unknown } | null)[]).map((error) => String(error?.field));
}

export const tooLong = (text: string, most: number): boolean => text.trim().length > most;

export const isHttps = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:';
