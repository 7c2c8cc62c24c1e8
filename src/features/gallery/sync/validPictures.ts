import { storedPicture, type StoredPicture } from '../../../records/gallery/storedPicture.ts';
import { validRecords } from '../../../lib/validRecords.ts';

/** The pictures of an answer that fit their contract. Import it when an answer holds some, because the validator is large. */
export const validPictures = (answer: readonly unknown[]): StoredPicture[] =>
  validRecords('picture', storedPicture, answer);
