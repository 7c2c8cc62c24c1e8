import type { Concert } from '../../../../contracts/concert.ts';
import { useRecordDraft, type DraftOptions as Options } from '../../records/useRecordDraft.ts';
import { concertErrors, type ConcertField } from '../data/concertErrors.ts';
import type { TypedConcert } from '../data/typedConcert.ts';

export type DraftOptions = Options<TypedConcert, Concert, ConcertField>;

/** State of a concert's form. */
export const useConcertDraft = (options: DraftOptions) =>
  useRecordDraft(options, {
    findErrors: (typed, base) => concertErrors(typed, new Date(), base),
    goneKey: 'save-gone',
  });
