import type { KindName } from '../records/kinds.ts';
import type { Documents } from './documents.ts';

/** Fields that the store writes into every record. */
export interface StoreFields {
  revision: number;
  updatedAt?: string | undefined;
  slug?: string | undefined;
}

/** A record with its id. */
export type Saved<Fields> = Fields & { id: string };

/** A record after a change, with the instant of its deletion. */
export interface Next<Fields> {
  fields: Fields;
  deleted?: string;
}

/** A kind of records, as the rules of changing them need it. */
export interface Kind<Fields> {
  name: KindName;
  /** Documents for the versions before each change, of a kind that has a history. */
  former?: Documents;
  /** By their ids where it is absent. */
  inOrder?: (one: Saved<Fields>, other: Saved<Fields>) => number;
  /** From this instant on visitors see a record, in milliseconds since 1970; by default at once. */
  showsAt?: (fields: Fields) => number;
  /** Called before a deleted record is erased that visitors never saw. */
  forgetUnseen?: (record: Saved<Fields>) => Promise<void>;
  /** Sets the fields that follow from other records, or from the stored one, before a record is added, changed or restored. */
  fill?: (fields: Fields, before?: Saved<Fields>) => Promise<Fields>;
  /** Asks elsewhere for what a record lacks, at the same times; never for the former values of a change. */
  complete?: (fields: Fields, before?: Saved<Fields>) => Promise<Fields>;
  /** The address of a record that is about to be written; `slug` is its present one, which a new record lacks. */
  addressOf?: (id: string, fields: Fields, slug?: string) => Promise<string | undefined>;
  /** Called before a change of a record without a slug is written: its id is its address. */
  claimId?: (id: string) => Promise<void>;
  /** Throws a `StoreError` where a present record must not become the sent one. */
  assertChange?: (present: Fields, sent: Fields) => void;
}
