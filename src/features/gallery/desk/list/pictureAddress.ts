import { isUploaded, type GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { sizedPicture } from '../../../../services/imageService.ts';
import type { GalleryEntry } from '../../galleryEntry.ts';

/** The files of the repository's pictures, by their ids. */
export type BuiltPictures = ReadonlyMap<string, GalleryEntry>;

/**
 * The address of a picture on the desk, about so many pixels wide. The build has the files of the repository's ones. `isHidden` is true for
 * one that only the band sees.
 */
export function pictureAddress(
  picture: GalleryPicture,
  built: BuiltPictures,
  width: number,
  isHidden: boolean | undefined = picture.pending,
): string | undefined {
  const own = isUploaded(picture) ? picture.url : built.get(picture.id)?.picture.src;
  // The image service has no session.
  return own && (isHidden && own.startsWith('/api/') ? own : sizedPicture(own, width));
}
