import type { Concert, SyncedConcert } from '../../../records/concert.ts';
import { nextYear, yearIn } from '../../../lib/dates/dates.ts';
import type { ConcertCard } from '../ticket/concertLabels.ts';
import { divide, instantOf, kinds, notAmong, type Counts, type Dated, type Kind } from '../concerts.ts';

/** The tickets of a page, and the number of all concerts. */
export interface Lists {
  cards: Record<Kind, ConcertCard[]>;
  counts: Counts;
  /** The present year. Badges show any other year. */
  year: string;
}

/** Records that a sync brought after the build. */
export interface SyncedRecords {
  records: readonly SyncedConcert[];
  /** Makes the ticket of a record. Called only for shown records, because there may be thousands. */
  card: (record: Concert) => ConcertCard;
  /** True for Firestore's records, which replace the tickets of the HTML. The embedded store's replace only those that came from it. */
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
  /** The tickets in the HTML; `undefined` while nothing has changed since the build. */
  built: Lists | undefined;
  /** Records that are shown. */
  shown?: SyncedRecords | undefined;
  /** Newer records that would move content in view. */
  waiting?: SyncedRecords | undefined;
}

interface Moment {
  /** In milliseconds since 1970. */
  now: number;
  /** Maximum number of concerts of either kind on the page. */
  limit: number;
}

/** The lists of a page from its HTML, the record store and the time. Waiting records update the tickets of shown concerts only. */
export function concertView({ built, shown, waiting }: Sources, moment: Moment): View {
  if (!built) return { added: [] };
  const current = currentLists(built, shown, moment);
  const { lists, added } = waiting
    ? mergeWaiting(current, currentLists(built, waiting, moment))
    : { lists: current, added: [] };
  return { lists: looksEqual(built, lists) ? undefined : lists, added };
}

/** The shown concerts in their places, with the values of `next`, and the upcoming concerts that only `next` has. */
function mergeWaiting(shown: Lists, next: Lists): { lists: Lists; added: ConcertCard[] } {
  const all = kinds.flatMap((kind) => next.cards[kind]);
  const updated = (card: ConcertCard) => all.find((other) => isSameConcert(card, other)) ?? card;
  return {
    lists: {
      ...shown,
      cards: { upcoming: shown.cards.upcoming.map(updated), past: shown.cards.past.map(updated) },
    },
    added: next.cards.upcoming.filter(
      (card) => !shown.cards.upcoming.some((other) => isSameConcert(card, other)),
    ),
  };
}

/**
 * Upcoming and past concerts at an instant, from the tickets in the HTML and the synced records. Where the build left some out,
 * two kinds of records do not count, since the build's count holds them: records before the earliest past ticket, and those of the
 * embedded store after the last upcoming ticket.
 */
export function currentLists(
  { cards, counts }: Lists,
  synced: SyncedRecords | undefined,
  { now, limit }: Moment,
): Lists {
  const notShown = (kind: Kind) => counts[kind] - cards[kind].length;
  const earliest = cards.past.at(-1);
  const start = earliest && notShown('past') > 0 ? instantOf(earliest) : -Infinity;
  const last = cards.upcoming.at(-1);
  const end = last && notShown('upcoming') > 0 && !synced?.isAll ? instantOf(last) : Infinity;
  const records =
    synced?.records.filter(
      (record) => !record.deleted && instantOf(record) >= start && instantOf(record) <= end,
    ) ?? [];
  const date = new Date(now);
  const known = [...cards.upcoming, ...cards.past].filter(
    ({ stored }) => !synced || !(synced.isAll || stored),
  );
  const all = divide([...notAmong(synced?.records ?? [], known), ...records], date);
  const shown = (kind: Kind) =>
    all[kind]
      .slice(0, limit)
      .flatMap((concert) => ('dateTime' in concert ? concert : (synced?.card(concert) ?? [])));
  return {
    cards: { upcoming: shown('upcoming'), past: shown('past') },
    counts: {
      upcoming: all.upcoming.length + (synced?.isAll ? 0 : notShown('upcoming')),
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

/**
 * True for two tickets of one concert. A ticket of the HTML has an id of its own, so addresses are compared too; name and instant where
 * one has no link.
 */
export const isSameConcert = (one: ConcertCard, other: ConcertCard): boolean =>
  one.id === other.id ||
  (one.path !== undefined && other.path !== undefined
    ? one.path === other.path
    : one.name === other.name && one.dateTime === other.dateTime);

/** True if both look the same. Ids are invisible, and past tickets show fewer values. */
export const looksEqual = (one: Lists, other: Lists): boolean =>
  one.year === other.year &&
  kinds.every(
    (kind) =>
      one.counts[kind] === other.counts[kind] &&
      one.cards[kind].length === other.cards[kind].length &&
      one.cards[kind].every((card, index) => {
        const counterpart = other.cards[kind][index];
        return (
          counterpart !== undefined && isEqual(visibleValues[kind](card), visibleValues[kind](counterpart))
        );
      }),
  );

/** The visible values of a ticket, by kind. */
const visibleValues = {
  past: ({ name, dateTime, place, stamp }: ConcertCard) => [name, dateTime, place, stamp],
  upcoming: (card: ConcertCard) => [
    ...visibleValues.past(card),
    ...[card.when, card.tickets?.url, card.tickets?.name, ...card.notes.map(({ text }) => text)],
  ],
};

const isEqual = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);
