import { createHash, randomBytes } from 'node:crypto';
import { idLength } from '../config/api.ts';
import type { KindName } from '../records/kinds.ts';

/** A new id; the same key of the same kind of record gives the same id, so that the store itself notices a repeated call. */
export const newId = (kind: KindName, key: string | undefined): string =>
  key === undefined
    ? randomBytes(idLength / 2).toString('hex')
    : createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, idLength);

/**
 * Whether a text can be the id of a record: those of our stores, and those that people choose in Firestore's console, such as "Konzert Nr. 1".
 * It leaves no folder, needs no encoding in the address of a store, and is none that Firestore keeps for itself.
 */
export const isRecordId = (text: string): boolean => /^(?!\.|__.*__$)[^/\\?#%\p{C}]{1,128}$/u.test(text);
