import { createHash, randomBytes } from 'node:crypto';
import { concertRecord, type Concert, type ConcertRecord } from '../../../src/contracts/concert.ts';

/** Where the concerts are kept. Everything may fail as `ProblemError`. */
export interface Concerts {
  /** Every concert, the earliest first. One that breaks its contract is left out and named in the log. */
  list: () => Promise<Concert[]>;
  /** Keeps a concert under this id, unless there is one already, which then is the answer: a repeat adds nothing. */
  add: (id: string, record: ConcertRecord) => Promise<Concert>;
}

/** Characters of an id: hexadecimal ones, good for a blob's key and a document's name. */
const length = 24;

/** A new id; the same one for the same key, so that the store itself notices a repeat. */
export const concertId = (idempotencyKey: string | undefined): string =>
  idempotencyKey === undefined
    ? randomBytes(length / 2).toString('hex')
    : createHash('sha256').update(`concert ${idempotencyKey}`).digest('hex').slice(0, length);

/** What is kept as a concert, or nothing (and a word in the log) where it breaks its contract. */
export function readConcert(id: string, kept: unknown): Concert | undefined {
  const { data } = concertRecord.safeParse(kept);
  if (data) return { ...data, id };
  console.error(`The concert ${id} breaks its contract and is left out.`);
  return undefined;
}

export const earliestFirst = (one: Concert, other: Concert): number =>
  one.date.localeCompare(other.date) || one.id.localeCompare(other.id);
