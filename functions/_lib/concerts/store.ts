import { concertRecord, type Concert, type ConcertRecord } from '../../../src/contracts/concert.ts';

/** A store of concerts. Every method may throw a `ProblemError`. */
export interface ConcertStore {
  /** Every concert, the earliest first. A record that breaks its contract is left out and named in the log. */
  list: () => Promise<Concert[]>;
  /** Adds a concert under this id. A concert that has the id already is returned instead, so that a repeated call adds nothing. */
  add: (id: string, record: ConcertRecord) => Promise<Concert>;
}

/** Reads a stored concert; `undefined`, and a line in the log, where it breaks its contract. */
export function readConcert(id: string, stored: unknown): Concert | undefined {
  const { data } = concertRecord.safeParse(stored);
  if (data) return { ...data, id };
  console.error(`The concert ${id} breaks its contract and is left out.`);
  return undefined;
}

export const earliestFirst = (one: Concert, other: Concert): number =>
  one.date.localeCompare(other.date) || one.id.localeCompare(other.id);
