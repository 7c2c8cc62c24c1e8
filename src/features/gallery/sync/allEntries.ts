import type { StoredPicture } from '../../../records/gallery/storedPicture.ts';
import type { GalleryEntry } from '../galleryEntry.ts';

interface Known {
  built: readonly GalleryEntry[];
  stored: readonly StoredPicture[] | undefined;
  uploaded: readonly StoredPicture[];
}

/**
 * The first `limit` pictures, and the number of all: those of the store, which the desk's uploads precede, before those of the repository. A
 * stored picture that the build knew keeps the build's files.
 */
export function allEntries(
  { built, stored, uploaded }: Known,
  entryOf: (record: StoredPicture) => GalleryEntry,
  limit = Infinity,
): { entries: readonly GalleryEntry[]; total: number } {
  const rendered = new Map(built.map((entry) => [entry.id, entry]));
  const present = stored?.map((record) => {
    const entry = entryOf(record);
    const known = rendered.get(record.id);
    return known ? { ...known, alt: entry.alt, credit: entry.credit } : entry;
  });
  const list = present ? [...present, ...built.filter(({ id }) => id === undefined)] : built;
  const ids = new Set(list.map(({ id }) => id));
  const first = new Map(uploaded.map((record) => [record.id, record]));
  const added = [...first.values()].filter(({ id }) => !ids.has(id)).map(entryOf);
  const entries = [...added, ...list];
  // Behind a full answer stand more pictures, which only the build has counted.
  const isCut = stored !== undefined && stored.length >= limit;
  const unknown = entries.filter(({ id }) => id !== undefined && !rendered.has(id));
  return {
    entries: entries.slice(0, limit),
    total: isCut ? built.length + unknown.length : entries.length,
  };
}
