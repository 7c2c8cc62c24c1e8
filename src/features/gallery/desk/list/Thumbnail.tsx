import type { GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { pictureAddress, type BuiltPictures } from './pictureAddress.ts';

interface Props {
  picture: GalleryPicture;
  built: BuiltPictures;
  alt: string;
  /** Width of the file, in pixels. */
  width?: number;
  /** True for a picture that only the band sees. */
  isHidden?: boolean;
}

/** A picture on the desk. */
export default function Thumbnail({ picture, built, alt, width = 240, isHidden }: Props) {
  const src = pictureAddress(picture, built, width, isHidden);
  return src ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : <span>{alt}</span>;
}
