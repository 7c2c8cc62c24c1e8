import type { StoredPicture } from '../../../contracts/storedPicture.ts';
import type { GalleryPicture } from '../readPictures.ts';

export interface ShownPictures<Built = GalleryPicture> {
  /** Pictures from the store, in front. */
  added: readonly StoredPicture[];
  /** Pictures of the build, behind them. */
  built: readonly Built[];
  /** Pictures of the build that leave the page. */
  removed: readonly Built[];
  /** Number of pictures that the list of all pictures has more than at build. */
  gained: number;
}

/**
 * The pictures of a page, at most `limit`: those of the store that are newer than the build, then those of the build. A picture that is
 * in both was moved to the front.
 */
export function shownPictures<Built extends Pick<GalleryPicture, 'id'>>(
  built: readonly Built[],
  stored: readonly StoredPicture[],
  limit = Infinity,
): ShownPictures<Built> {
  const ids = new Set<string | undefined>(stored.map(({ id }) => id));
  const kept = built.filter(({ id }) => !ids.has(id));
  const remaining = kept.slice(0, Math.max(0, limit - stored.length));
  const stays = new Set(remaining);
  return {
    added: stored.slice(0, limit),
    built: remaining,
    removed: built.filter((picture) => !stays.has(picture)),
    gained: stored.length - (built.length - kept.length),
  };
}
