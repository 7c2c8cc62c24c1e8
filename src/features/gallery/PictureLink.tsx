import Picture from '../../components/ui/Picture.tsx';
import type { GalleryEntry } from './galleryEntry.ts';

/** A picture that links to its large file, which the browser opens without script. `readPictures.ts` reads it back. */
export default function PictureLink({ id, picture, large, alt, credit }: GalleryEntry) {
  return (
    <a href={large} data-id={id} data-credit={credit}>
      <Picture picture={picture} alt={alt} />
    </a>
  );
}
