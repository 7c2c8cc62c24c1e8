import { fieldsOf, type FieldSentences } from '../../records/fields.ts';
import type { ConcertField } from '../data/concertErrors.ts';

/** The sentence of each wrong field. */
export type FieldErrors = FieldSentences<ConcertField>;

export const { fieldId, focusField, showAndFocus, sentencesOf } = fieldsOf<ConcertField>('concert');
