import type { Reading } from '../services/http/reading.ts';

/** A record as a store holds it; its fields are not checked by our contract. */
export interface Document {
  id: string;
  fields: Record<string, unknown>;
  /** Instant of the deletion. A deleted document can be restored until it is erased. */
  deleted?: string | undefined;
  /** Identity of the file of the band's folder that a stored document stands for (`layOver`). */
  file?: string | undefined;
  /** Marks of the last changes that were made, for which a repeat writes nothing; visitors never see them. */
  changes?: readonly string[] | undefined;
  /** True for a record of the band's folder that no change has copied into the store yet. */
  isFile?: true;
}

/** A document as it was read; only the store that read it knows the form of its version. */
interface VersionedDocument extends Document {
  version: unknown;
}

/** Marks of a document that are no fields of its record. */
export type Marks = Pick<Document, 'deleted' | 'file' | 'changes'>;

/** A place with one document per record. Every method may throw a `StoreError` or a `ServiceError`. */
export interface Documents {
  /** The documents of the store itself, as a build lays them over its files; deleted ones too, where they may hide a file. */
  listStored: () => Promise<Reading<Document>>;
  /** Every document of the store itself, deleted and hidden ones too, for a backup. */
  listAll: () => Promise<Reading<Document>>;
  /** All documents but the deleted ones and the hidden ones, in no order. */
  list: () => Promise<Document[]>;
  /** Documents in a place that is closed to visitors; `undefined` where there is no such place, because functions alone read the store. */
  listHidden: () => Promise<Document[] | undefined>;
  listDeleted: () => Promise<Document[]>;
  /** Also reads a deleted document; `undefined` where there is none. Its `changes` are there for a change alone. */
  read: (id: string, isForChange?: true) => Promise<VersionedDocument | undefined>;
  /** Writes a new document; false when its id is taken. An import writes it with its marks, as far as the store has them. */
  create: (id: string, fields: object, marks?: Marks) => Promise<boolean>;
  /** Writes, deletes or restores a document at once; false when it has been written since it was read. Without `changes` these stay. */
  replace: (
    read: VersionedDocument,
    next: { fields: object } & Pick<Marks, 'deleted' | 'changes'>,
  ) => Promise<boolean>;
  /** Deletes a deleted document for good, unless it hides a file. */
  erase: (id: string) => Promise<void>;
}
