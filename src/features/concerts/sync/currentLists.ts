import type { Concert } from '../../../contracts/concert.ts';
import { yearIn } from '../../../lib/dates/dates.ts';
import type { ConcertCard } from '../concertLabels.ts';
import { divide, instantOf, isPast, joined, type Counts, type Dated, type Kind } from '../concerts.ts';

/** Tickets that a page holds, and how many concerts there are. */
export interface Lists {
  cards: Record<Kind, ConcertCard[]>;
  counts: Counts;
  /** The present year: badges of other years say theirs. */
  year: string;
}

/** Records that arrived after the build. */
export interface Arrived {
  records: readonly Concert[];
  /** Makes the ticket of a record. Called only for records that are shown, since there may be thousands. */
  card: (record: Concert) => ConcertCard;
  /** They are all that the page can show, and replace what the build wrote; else they are added to it. */
  isAll: boolean;
}

interface Moment {
  now: Date;
  /** A page holds at most so many concerts of either kind. */
  limit: number;
}

/**
 * Upcoming and past concerts of a page at an instant: a record where one arrived, else what the build's ticket says. `until` is the
 * first instant at which that changes, in milliseconds since 1970. Where the build left some out, records before the earliest past
 * ticket do not count, nor those of the embedded store after the last upcoming one: the build's count holds them.
 */
export function currentLists(
  { cards, counts }: Lists,
  arrived: Arrived | undefined,
  { now, limit }: Moment,
): { lists: Lists; until: number } {
  const notShown = (kind: Kind) => counts[kind] - cards[kind].length;
  const earliest = cards.past.at(-1);
  const start = earliest && notShown('past') > 0 ? instantOf(earliest) : -Infinity;
  const last = cards.upcoming.at(-1);
  const end = last && notShown('upcoming') > 0 && !arrived?.isAll ? instantOf(last) : Infinity;
  const records =
    arrived?.records.filter((record) => instantOf(record) >= start && instantOf(record) <= end) ?? [];
  const all = divide(arrived?.isAll ? records : joined([...cards.upcoming, ...cards.past], records), now);
  const shown = (kind: Kind) =>
    all[kind]
      .slice(0, limit)
      .flatMap((concert) => ('dateTime' in concert ? concert : (arrived?.card(concert) ?? [])));
  return {
    lists: {
      cards: { upcoming: shown('upcoming'), past: shown('past') },
      counts: {
        upcoming: all.upcoming.length + (arrived?.isAll ? 0 : notShown('upcoming')),
        past: all.past.length + notShown('past'),
      },
      year: yearIn(now),
    },
    until: passing(all.upcoming[0]),
  };
}

/** Whether the division of a page is still right at `now`, by its next concert and its latest past one. */
export const isRightlyDivided = (next: Dated | undefined, latest: Dated | undefined, now: Date): boolean =>
  !(next && isPast(next, now)) && !(latest && !isPast(latest, now));

/** The first instant at which a concert is past, in milliseconds since 1970; `Infinity` without one. */
export const passing = (concert: Dated | undefined): number => (concert ? instantOf(concert) + 1 : Infinity);

/** Whether a visitor sees the same: ids are not shown, and past tickets leave out what is over. */
export const looksAlike = (one: Lists, other: Lists): boolean => looks(one) === looks(other);

const looks = ({ cards, counts, year }: Lists): string =>
  JSON.stringify([
    counts,
    year,
    cards.upcoming.map((card) => [
      ...facts(card),
      card.when,
      card.notes,
      card.tickets?.url,
      card.tickets?.name,
    ]),
    cards.past.map(facts),
  ]);

const facts = ({ name, dateTime, place, stamp }: ConcertCard) => [name, dateTime, place, stamp];
