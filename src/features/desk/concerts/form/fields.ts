import type { Translate } from '../../frame/translate.ts';
import type { ConcertError, ConcertField } from '../data/concertErrors.ts';

/** The sentence of each wrong field. */
export type FieldErrors = Partial<Record<ConcertField, string>>;

/** The id and name of a control. */
export const fieldId = (field: ConcertField): string => `concert-${field}`;

export const sentencesOf = (errors: readonly ConcertError[], t: Translate): FieldErrors =>
  Object.fromEntries(errors.map(({ field, key }) => [field, t(key)]));

/** Focuses the control of a field, once it is rendered. */
export const focusField = (field: ConcertField): void => {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[name='${fieldId(field)}']`)?.focus();
  });
};
