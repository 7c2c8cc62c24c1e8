import Picture from '../../../components/ui/Picture.tsx';
import type { GalleryEntry } from '../galleryEntry.ts';

/** One picture of the strip. Without script the browser opens the large print by itself. */
export default function GalleryColumn({ id, picture, large, alt, credit }: GalleryEntry) {
  return (
    <div data-column="" data-id={id} data-credit={credit}>
      <a href={large}>
        <Picture picture={picture} alt={alt} />
      </a>
    </div>
  );
}
