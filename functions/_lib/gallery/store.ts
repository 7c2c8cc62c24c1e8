import type { PictureType } from '../../../src/config/uploads.ts';
import type { PictureUpdate, PictureTexts, StoredPicture } from '../../../src/contracts/storedPicture.ts';
import type { CheckedPicture } from '../pictures/assertPicture.ts';
import type { ListPart } from './storedRecord.ts';

/** A checked picture with its texts, not yet stored. */
export interface NewPicture extends CheckedPicture {
  id: string;
  texts: PictureTexts;
}

/** The bytes of a picture. */
interface PictureFile {
  type: PictureType;
  bytes: ArrayBuffer;
}

/** A store of the gallery. Every method may throw a `ProblemError`; 404 for an unknown or removed picture. */
export interface Gallery {
  /** The visible pictures in their order, newest first unless the band has moved them; all of them without `part`. */
  list: (part?: ListPart) => Promise<StoredPicture[]>;
  /** Adds the pictures of one request before all others, in their order. Each may fail alone. A known id is overwritten. */
  add: (pictures: readonly NewPicture[]) => Promise<PromiseSettledResult<StoredPicture>[]>;
  update: (id: string, update: PictureUpdate) => Promise<StoredPicture>;
  /** Removes a picture; for 30 days an update with `deleted: false` restores it. */
  remove: (id: string) => Promise<void>;
  /** The file under a record's `url`, for a store that holds the files itself. */
  file: (id: string) => Promise<PictureFile | undefined>;
}
