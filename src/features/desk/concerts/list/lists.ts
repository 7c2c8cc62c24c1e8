import type { Concert } from '../../../../contracts/concert.ts';
import type { UnsentConcert } from '../data/unsentConcert.ts';

export type ListKind = 'upcoming' | 'past';

/** Both lists: upcoming ascending, past descending. A concert is past when its date is before now (specification, section 4). */
export function divideConcerts(concerts: readonly Concert[], now: Date): Record<ListKind, Concert[]> {
  const inOrder = concerts.toSorted(
    (one, other) => Date.parse(one.date) - Date.parse(other.date) || one.id.localeCompare(other.id),
  );
  const isPast = ({ date }: Concert) => Date.parse(date) < now.getTime();
  return { upcoming: inOrder.filter((each) => !isPast(each)), past: inOrder.filter(isPast).reverse() };
}

/** Drafts of new concerts, the ones for the earliest day first; those without a day last. */
export const waitingDrafts = (drafts: readonly UnsentConcert[]): UnsentConcert[] =>
  drafts
    .filter(({ base }) => !base)
    .toSorted((one, other) => (one.typed.date || '9').localeCompare(other.typed.date || '9'));
