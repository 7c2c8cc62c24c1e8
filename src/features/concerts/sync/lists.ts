import type { Concert } from '../../../records/concert.ts';
import { yearIn } from '../../../lib/dates/dates.ts';
import type { SyncedConcerts } from '../../../lib/recordStore.ts';
import type { ConcertCard } from '../ticket/concertLabels.ts';
import { divide, type Counts, type Kind } from '../concerts.ts';

/** The tickets of a page, and the number of all concerts. */
export interface Lists {
  cards: Record<Kind, ConcertCard[]>;
  counts: Counts;
  /** The present year. Badges show any other year. */
  year: string;
}

interface Page {
  /** In milliseconds since 1970. */
  now: number;
  /** Maximum number of concerts of either kind on the page. */
  limit: number;
  /** Number of concerts before the range of a list that leaves them out (`since`). */
  olderCount: number;
  /** Makes the ticket of a record. Called only for shown records, because there may be thousands. */
  card: (record: Concert) => ConcertCard;
}

/** The lists of a page from the complete list of records. */
export function listsOf({ concerts, since }: SyncedConcerts, { now, limit, olderCount, card }: Page): Lists {
  const date = new Date(now);
  const all = divide(concerts, date);
  const cards = (kind: Kind) => all[kind].slice(0, limit).map(card);
  return {
    cards: { upcoming: cards('upcoming'), past: cards('past') },
    counts: {
      upcoming: all.upcoming.length,
      past: all.past.length + (since === undefined ? 0 : olderCount),
    },
    year: yearIn(date),
  };
}

/**
 * The shown concerts in their places, with the values of `next`, or of `current` where `next` no longer has them; `undefined` where neither has
 * one of them.
 */
export function updatedInPlace(
  shown: Record<Kind, readonly string[]>,
  next: Lists,
  counts: Counts,
  current?: Lists,
): Lists | undefined {
  const all = [current, next].flatMap((each) => (each ? [...each.cards.upcoming, ...each.cards.past] : []));
  const known = new Map(all.map((card) => [card.id, card]));
  const cards = (kind: Kind) => shown[kind].flatMap((id) => known.get(id) ?? []);
  const updated = { upcoming: cards('upcoming'), past: cards('past') };
  const isComplete =
    updated.upcoming.length === shown.upcoming.length && updated.past.length === shown.past.length;
  return isComplete ? { cards: updated, counts, year: next.year } : undefined;
}

/** The ids of the tickets of a list, in their order: of the build's HTML or of React's. */
export const shownIds = (root: Element | null, kind: Kind): string[] =>
  [...(root?.querySelectorAll<HTMLElement>(`[data-list='${kind}'] [data-id]`) ?? [])].map(
    ({ dataset }) => dataset.id ?? '',
  );
