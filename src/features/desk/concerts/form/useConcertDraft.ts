import type { Concert } from '../../../../records/concert.ts';
import { useRecordDraft, type DraftOptions as Options } from '../../records/useRecordDraft.ts';
import type { FieldError } from '../../records/fields.ts';
import { concertErrors, type ConcertField } from '../data/concertErrors.ts';
import type { TypedConcert } from '../data/typedConcert.ts';

export type DraftOptions = Options<TypedConcert, Concert, ConcertField>;

/** State of a concert's form. `ask` finds errors of the form itself, beside those of the values that were changed. */
export const useConcertDraft = (
  options: DraftOptions,
  ask: (typed: TypedConcert) => FieldError<ConcertField>[] = () => [],
) =>
  useRecordDraft(options, {
    findErrors: (typed, base) => [...concertErrors(typed, new Date(), base), ...ask(typed)],
    goneKey: 'save-gone',
  });
