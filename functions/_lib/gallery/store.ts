import { createHash, randomBytes } from 'node:crypto';
import type { PictureType } from '../../../src/config/uploads.ts';
import type { PictureChange, PictureTexts, StoredPicture } from '../../../src/contracts/storedPicture.ts';
import type { SoundPicture } from '../pictures/assertPicture.ts';
import type { ListPart } from './storedRecord.ts';

/** A picture that may be kept, with what is said about it. */
export interface NewPicture extends SoundPicture {
  id: string;
  texts: PictureTexts;
}

/** Length of an id, in hexadecimal digits. */
const idLength = 24;

/** A new id; the same one for the same key, so that a repeated upload replaces the first. */
export const newPictureId = (key: string | undefined): string =>
  key === undefined
    ? randomBytes(idLength / 2).toString('hex')
    : createHash('sha256').update(`picture ${key}`).digest('hex').slice(0, idLength);

/** The bytes of a picture. */
export interface PictureFile {
  type: PictureType;
  bytes: ArrayBuffer;
}

/** Where the gallery is kept. Everything may fail as `ProblemError`; an unknown or removed picture is 404. */
export interface Gallery {
  /** The pictures that are shown, newest first, except where the band has ordered them otherwise; all of them without a part. */
  list: (part?: ListPart) => Promise<StoredPicture[]>;
  /** Keeps the pictures of one request, each for itself, in their order before all others. A known id is overwritten. */
  add: (pictures: readonly NewPicture[]) => Promise<PromiseSettledResult<StoredPicture>[]>;
  change: (id: string, change: PictureChange) => Promise<StoredPicture>;
  /** Takes a picture away; for 30 days a change with `deleted: false` brings it back. */
  remove: (id: string) => Promise<void>;
  /** The file that a record's `url` leads to, for a store whose files are ours. */
  file: (id: string) => Promise<PictureFile | undefined>;
}
