import type { Locale } from '../../config/locales.ts';
import { galleryDigest } from '../../records/built/buildRecord.ts';
import type { GalleryRecord } from '../../records/gallery/galleryImage.ts';
import type { Translate } from '../../lib/i18n/translator.ts';
import { picture } from '../../images/pictures.ts';
import { renderPicture, type RenderedPicture } from '../../images/renderPicture.ts';
import { renderUrl } from '../../images/renderUrl.ts';
import { largeImage, stripImages } from './galleryImages.ts';

/** A picture of the strip and of the list of all pictures. */
export interface GalleryEntry {
  id: string;
  /** Newer than the build: the host's image service resizes it, and a filter shows it in the same two inks. */
  isResized?: true;
  picture: RenderedPicture;
  /** Address of the large file: a JPEG, which every program opens, with the credit in it. */
  large: string;
  alt: string;
  credit: string;
}

/** The ETag of the API's list of the first `limit` pictures. */
export const builtEtag = (records: readonly GalleryRecord[], limit?: number): string =>
  galleryDigest(records.slice(0, limit));

/** Renders the picture of a record in the build. Throws a `PictureError` if it is missing. */
export async function galleryEntry(
  { id, img, alt, credit = '' }: GalleryRecord,
  locale: Locale,
  t: Translate,
): Promise<GalleryEntry> {
  const of = `gallery/${img}`;
  const source = picture(of);
  return {
    id,
    picture: await renderPicture({ of, recipe: 'gallery', variants: stripImages(source.size) }),
    large: await renderUrl({ of, format: 'jpeg', credit, ...largeImage(source) }),
    // Even a decorative picture needs a name, because it is a link.
    alt: alt?.[locale] ?? t('media:picture-fallback-alt'),
    credit,
  };
}
