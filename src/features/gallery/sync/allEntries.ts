import type { GalleryPicture, StoredPicture } from '../../../records/gallery/storedPicture.ts';
import { isUploaded } from '../../../records/gallery/storedPicture.ts';
import type { GalleryEntry } from '../galleryEntry.ts';

interface Known {
  built: readonly GalleryEntry[];
  /** The pictures as they are now, perhaps only the first `limit`. */
  listed: readonly GalleryPicture[];
}

/**
 * The first `limit` pictures, and the number of all. A picture that the build knew keeps the build's files. One of the repository that it did
 * not know has none, and is left out. `textsOf` gives the texts of a picture in the page's language.
 */
export function allEntries(
  { built, listed }: Known,
  textsOf: (picture: GalleryPicture) => Pick<GalleryEntry, 'alt' | 'credit'>,
  entryOf: (picture: StoredPicture) => GalleryEntry,
  limit = Infinity,
): { entries: readonly GalleryEntry[]; total: number } {
  const rendered = new Map(built.map((entry) => [entry.id, entry]));
  const entries = listed.flatMap((picture) => {
    const known = rendered.get(picture.id);
    if (known) return { ...known, ...textsOf(picture) };
    return isUploaded(picture) ? entryOf(picture) : [];
  });
  // Behind a full answer stand more pictures, which only the build has counted.
  const isCut = listed.length === limit;
  const unknown = entries.filter(({ id }) => !rendered.has(id));
  return {
    entries: entries.slice(0, limit),
    total: isCut ? built.length + unknown.length : entries.length,
  };
}
