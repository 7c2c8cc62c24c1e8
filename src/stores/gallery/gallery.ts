import type { PictureType } from '../../config/uploads.ts';
import type { GalleryPicture, PictureTexts } from '../../records/gallery/storedPicture.ts';
import type { Deleted } from '../../records/records.ts';
import type { PicturePatch } from './storedRecord.ts';

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
  /** Uploaded to be described later. */
  pending?: true | undefined;
  /** Uploaded for a place of the page: the gallery leaves it out. */
  ofPage?: true | undefined;
}

/** The bytes of a picture. */
interface PictureFile {
  type: PictureType;
  bytes: ArrayBuffer;
  /** True while only the band may see it. */
  isHidden: boolean;
}

/** A store of the gallery. Every method may throw a `StoreError`; 404 for an unknown picture. */
export interface Gallery {
  /** The visible pictures in their order, newest first unless the band has moved them; at most `limit`. */
  list: (limit?: number) => Promise<GalleryPicture[]>;
  /** The same with the pictures that are still to be described, and those of the page. */
  listForBand: () => Promise<GalleryPicture[]>;
  /** The pictures that can be restored, the last removed first. */
  listDeleted: () => Promise<Deleted<GalleryPicture>[]>;
  /**
   * Adds the pictures of one request before all others, in their order. Each may fail alone. Of a known id nothing changes: 410 where it is
   * removed.
   */
  add: (pictures: readonly NewPicture[]) => Promise<PromiseSettledResult<GalleryPicture>[]>;
  /** Changes texts or place, removes or restores, as `changedRecord`. */
  patch: (id: string, change: PicturePatch) => Promise<GalleryPicture>;
  /**
   * Removes this version, else 412; for 30 days it can be restored. A repeated call changes nothing.
   */
  remove: (id: string, version: string) => Promise<void>;
  /** Deletes for good the pictures that can no longer be restored. */
  sweep: () => Promise<void>;
  /** 410 after 30 days. A repeated call changes nothing. */
  restore: (id: string) => Promise<GalleryPicture>;
  /** The file under a record's `url`, for a store that holds the files itself. */
  file: (id: string) => Promise<PictureFile | undefined>;
}
