import { call, Unreachable } from '../../../lib/browser/http.ts';
import { pageLocale } from '../../../lib/browser/pageLocale.ts';
import type { GalleryEntry } from '../galleryEntry.ts';

let built: Promise<readonly GalleryEntry[]> | undefined;

/** Loads the build's list of all pictures, once. Throws `Unreachable` when it cannot be had; the next call tries again. */
export function loadBuiltPictures(): Promise<readonly GalleryEntry[]> {
  built ??= call(`/gallery/${pageLocale()}.json`)
    .then((response) => response.json() as Promise<readonly GalleryEntry[]>)
    .catch((cause: unknown) => {
      built = undefined;
      throw new Unreachable('The list of pictures cannot be had.', { cause });
    });
  return built;
}
