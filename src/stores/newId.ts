import { createHash, randomBytes } from 'node:crypto';

/** Length of an id, in hexadecimal digits. */
const idLength = 24;

/** A new id; the same key of the same kind of record gives the same id, so that the store itself notices a repeated call. */
export const newId = (kind: 'concert' | 'venue' | 'picture', key: string | undefined): string =>
  key === undefined
    ? randomBytes(idLength / 2).toString('hex')
    : createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, idLength);

/** Whether a text can be the id of a record: those of our stores, and those that Firestore makes. */
export const isRecordId = (text: string): boolean => /^[A-Za-z\d](?:[\w-]{0,126}[A-Za-z\d])?$/.test(text);
