import type { Concert } from '../../../../records/concert.ts';
import type { ConcertDraft } from '../data/concertKind.ts';

export type ListKind = 'upcoming' | 'past';

/** A concert is past when its date is before now (specification, section 4). */
export const isPast = ({ date }: Pick<Concert, 'date'>, now: Date): boolean =>
  Date.parse(date) < now.getTime();

/** Both lists: upcoming ascending, past descending. */
export function divideConcerts(concerts: readonly Concert[], now: Date): Record<ListKind, Concert[]> {
  const inOrder = concerts.toSorted(
    (one, other) => Date.parse(one.date) - Date.parse(other.date) || one.id.localeCompare(other.id),
  );
  return {
    upcoming: inOrder.filter((each) => !isPast(each, now)),
    past: inOrder.filter((each) => isPast(each, now)).reverse(),
  };
}

/** Drafts of new concerts, the ones for the earliest day first; those without a day last. */
export const waitingDrafts = (drafts: readonly ConcertDraft[]): ConcertDraft[] =>
  drafts
    .filter(({ base }) => !base)
    .toSorted((one, other) => (one.typed.date || '9').localeCompare(other.typed.date || '9'));
