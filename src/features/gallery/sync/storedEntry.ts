import { sizedPicture } from '../../../config/imageService.ts';
import type { Locale } from '../../../config/locales.ts';
import type { StoredPicture } from '../../../records/gallery/storedPicture.ts';
import { isLowData } from '../../../lib/browser/lowData.ts';
import type { GalleryEntry } from '../galleryEntry.ts';
import { largeImage, stripImages } from '../galleryImages.ts';

/** A stored picture in the sizes of the build's pictures, resized by the host's image service. */
export function storedEntry(record: StoredPicture, locale: Locale, fallback: string): GalleryEntry {
  const { id, url, width, height, alt, credit = '' } = record;
  // In low data mode the files are just large enough.
  const share = isLowData() ? 2 / 3 : 1;
  const [phone, desk] = stripImages({ width, height });
  // The style sheet cuts the middle out of a panorama.
  const sized = (row: number) => sizedPicture(url, Math.round((row * share * width) / height));
  return {
    id,
    picture: {
      src: sized(desk.height),
      width: desk.width,
      height: desk.height,
      sources: [
        { media: phone.media, width: phone.width, height: phone.height, srcSet: sized(phone.height) },
      ],
    },
    large: sizedPicture(url, largeImage({ size: { width, height }, kind: 'photo' }).width),
    // Even a decorative picture needs a name, because it is a link.
    alt: alt?.[locale] ?? fallback,
    credit,
  };
}
