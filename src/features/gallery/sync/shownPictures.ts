import type { StoredPicture } from '../../../records/gallery/storedPicture.ts';
import type { GalleryPicture } from '../readPictures.ts';

/**
 * The pictures of a page, at most `limit`: `added` ones of the store, which are newer than the build, and behind them `built` ones. A
 * picture that is in both was moved to the front. `removed` ones of the build leave the page.
 */
export function shownPictures<Built extends Pick<GalleryPicture, 'id'>>(
  built: readonly Built[],
  stored: readonly StoredPicture[],
  limit = Infinity,
) {
  const ids = new Set<string | undefined>(stored.map(({ id }) => id));
  const unmoved = built.filter(({ id }) => !ids.has(id));
  const remaining = new Set(unmoved.slice(0, Math.max(0, limit - stored.length)));
  return {
    added: stored.slice(0, limit),
    built: [...remaining],
    removed: built.filter((picture) => !remaining.has(picture)),
    /** Number of pictures that the list of all pictures has more than at build. */
    gained: stored.length - (built.length - unmoved.length),
  };
}

export type ShownPictures = ReturnType<typeof shownPictures<GalleryPicture>>;
