import Picture from '../../components/ui/Picture.tsx';
import type { GalleryEntry } from './galleryEntry.ts';

/** A picture that links to its large file, which the browser opens without script. */
export default function PictureLink({ picture, large, alt, isResized }: GalleryEntry) {
  return (
    <a href={large} data-resized={isResized && ''}>
      <Picture picture={picture} alt={alt} />
    </a>
  );
}
