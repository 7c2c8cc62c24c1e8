import type { GalleryEntry } from '../galleryEntry.ts';
import PictureLink from '../PictureLink.tsx';

/** One picture of the strip. */
export default function GalleryColumn(entry: GalleryEntry) {
  return (
    <div data-column="">
      <PictureLink {...entry} />
    </div>
  );
}
