import type { Concert } from '../../../contracts/concert.ts';
import { nextYear, yearIn } from '../../../lib/dates/dates.ts';
import type { ConcertCard } from '../concertLabels.ts';
import { divide, instantOf, joined, type Counts, type Dated, type Kind } from '../concerts.ts';
import { kinds } from '../tabs/tabs.ts';

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
  /** True for Firestore's records, which replace the tickets of the HTML. The embedded store's records are added to them. */
  isAll: boolean;
}

/** The lists of a page and the waiting concerts, computed by `concertView`. */
export interface View {
  /** `undefined` while the HTML of the build is still right. */
  lists?: Lists | undefined;
  /** Upcoming concerts that wait to be shown. */
  added: readonly ConcertCard[];
}

interface Sources {
  /** The tickets in the HTML; `undefined` as long as nothing has changed since the build. */
  written: Lists | undefined;
  /** Records that are shown. */
  shown?: Arrived | undefined;
  /** Newer records that would move what is in view. */
  waiting?: Arrived | undefined;
}

interface Moment {
  /** In milliseconds since 1970. */
  now: number;
  /** Maximum number of concerts of either kind on the page. */
  limit: number;
}

/** The lists of a page from its HTML, the record store and the time. Waiting records update the tickets of shown concerts only. */
export function concertView({ written, shown, waiting }: Sources, moment: Moment): View {
  if (!written) return { added: [] };
  const current = currentLists(written, shown, moment);
  const { lists, added } = waiting
    ? mergeWaiting(current, currentLists(written, waiting, moment))
    : { lists: current, added: [] };
  return { lists: looksAlike(written, lists) ? undefined : lists, added };
}

/** The shown concerts in their places, with the values of `next`, and the upcoming concerts that only `next` has. */
function mergeWaiting(shown: Lists, next: Lists): { lists: Lists; added: ConcertCard[] } {
  const all = kinds.flatMap((kind) => next.cards[kind]);
  const updated = (card: ConcertCard) => all.find((other) => isSame(card, other)) ?? card;
  return {
    lists: {
      ...shown,
      cards: { upcoming: shown.cards.upcoming.map(updated), past: shown.cards.past.map(updated) },
    },
    added: next.cards.upcoming.filter((card) => !shown.cards.upcoming.some((other) => isSame(card, other))),
  };
}

/**
 * Upcoming and past concerts at an instant, from the tickets in the HTML and the records that arrived. Where the build left some out,
 * two kinds of records do not count, since the build's count holds them: records before the earliest past ticket, and those of the
 * embedded store after the last upcoming ticket.
 */
export function currentLists(
  { cards, counts }: Lists,
  arrived: Arrived | undefined,
  { now, limit }: Moment,
): Lists {
  const notShown = (kind: Kind) => counts[kind] - cards[kind].length;
  const earliest = cards.past.at(-1);
  const start = earliest && notShown('past') > 0 ? instantOf(earliest) : -Infinity;
  const last = cards.upcoming.at(-1);
  const end = last && notShown('upcoming') > 0 && !arrived?.isAll ? instantOf(last) : Infinity;
  const records =
    arrived?.records.filter((record) => instantOf(record) >= start && instantOf(record) <= end) ?? [];
  const date = new Date(now);
  const all = divide(arrived?.isAll ? records : joined([...cards.upcoming, ...cards.past], records), date);
  const shown = (kind: Kind) =>
    all[kind]
      .slice(0, limit)
      .flatMap((concert) => ('dateTime' in concert ? concert : (arrived?.card(concert) ?? [])));
  return {
    cards: { upcoming: shown('upcoming'), past: shown('past') },
    counts: {
      upcoming: all.upcoming.length + (arrived?.isAll ? 0 : notShown('upcoming')),
      past: all.past.length + notShown('past'),
    },
    year: yearIn(date),
  };
}

/** First instant at which the lists change by themselves, in milliseconds since 1970: a concert is past, or a year begins. */
export const nextListChange = (concerts: readonly Dated[], now: number): number =>
  concerts
    // A concert is past one millisecond after its beginning.
    .map((concert) => instantOf(concert) + 1)
    .filter((instant) => instant > now)
    .reduce((one, other) => Math.min(one, other), nextYear(new Date(now)));

/** True for two tickets of one concert. A ticket of the HTML has an id of its own, so name and instant decide. */
export const isSame = (one: ConcertCard, other: ConcertCard): boolean =>
  one.id === other.id || (one.name === other.name && one.dateTime === other.dateTime);

/** True where both look the same: ids are invisible, and past tickets leave out what is over. */
export const looksAlike = (one: Lists, other: Lists): boolean =>
  one.year === other.year &&
  kinds.every(
    (kind) =>
      one.counts[kind] === other.counts[kind] &&
      one.cards[kind].length === other.cards[kind].length &&
      one.cards[kind].every((card, index) => {
        const counterpart = other.cards[kind][index];
        return counterpart !== undefined && isEqual(look[kind](card), look[kind](counterpart));
      }),
  );

/** The visible values of a ticket, by kind. */
const look = {
  past: ({ name, dateTime, place, stamp }: ConcertCard) => [name, dateTime, place, stamp],
  upcoming: (card: ConcertCard) => [
    ...look.past(card),
    ...[card.when, card.tickets?.url, card.tickets?.name, ...card.notes],
  ],
};

const isEqual = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);
