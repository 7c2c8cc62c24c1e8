import { sizedPicture } from '../../../../services/imageService.ts';
import { isUploaded, type GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import type { GalleryEntry } from '../../galleryEntry.ts';

/** The files of the repository's pictures, by their ids. */
export type BuiltPictures = ReadonlyMap<string, GalleryEntry>;

interface Props {
  picture: GalleryPicture;
  built: BuiltPictures;
  alt: string;
  /** Width of the file, in pixels. */
  width?: number;
  /** True for a picture that only the band sees. */
  isHidden?: boolean;
}

/** A picture on the desk. The build has the files of the repository's ones. */
export default function Thumbnail({ picture, built, alt, width = 240, isHidden = picture.pending }: Props) {
  const own = isUploaded(picture) ? picture.url : built.get(picture.id)?.picture.src;
  // The image service has no session.
  const src = own && (isHidden && own.startsWith('/api/') ? own : sizedPicture(own, width));
  return src ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : <span>{alt}</span>;
}
