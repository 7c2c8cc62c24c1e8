import type { Reading } from '../../src/services/http/reading.ts';
import type { Document, Marks } from '../../src/stores/documents.ts';

/** A kind of records, in the store that is configured. */
export interface Kind {
  /** Its folder in a backup. */
  name: string;
  /** Every document, deleted and hidden ones too. */
  listAll: () => Promise<Reading<Document>>;
  /** The file of a picture; `undefined` where there is none. */
  bytes?: (id: string) => Promise<Uint8Array | undefined>;
  /** Writes a document as it was exported, unless its id is taken. */
  create: (
    id: string,
    fields: Document['fields'],
    marks: Marks,
    bytes?: Uint8Array<ArrayBuffer>,
  ) => Promise<unknown>;
  /** Whether two documents of one id hold the same record. */
  isSame: (one: Document, other: Document) => boolean;
}
