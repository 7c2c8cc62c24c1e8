import type { PictureType } from '../../config/uploads.ts';
import type { PictureUpdate, PictureTexts, StoredPicture } from '../../records/gallery/storedPicture.ts';

/** A picture whose structure is valid from its first byte to its last, without metadata but its colours and orientation. */
export interface CheckedPicture {
  type: PictureType;
  bytes: Buffer<ArrayBuffer>;
  /** Pixels, as shown: a turned photograph counts as turned. */
  width: number;
  height: number;
}

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

/** A store of the gallery. Every method may throw a `StoreError`; 404 for an unknown or removed picture. */
export interface Gallery {
  /** The visible pictures in their order, newest first unless the band has moved them; at most `limit`. */
  list: (limit?: number) => Promise<StoredPicture[]>;
  /** Adds the pictures of one request before all others, in their order. Each may fail alone. Of a known id nothing changes: 410 where it is removed. */
  add: (pictures: readonly NewPicture[]) => Promise<PromiseSettledResult<StoredPicture>[]>;
  /** Updates this version, else 412. A repeated call changes nothing. */
  update: (id: string, version: string, update: PictureUpdate) => Promise<StoredPicture>;
  /** Removes this version, else 412; for 30 days an update with `deleted: false` of the version that it returns restores the picture. */
  remove: (id: string, version: string) => Promise<string>;
  /** The file under a record's `url`, for a store that holds the files itself. */
  file: (id: string) => Promise<PictureFile | undefined>;
}
