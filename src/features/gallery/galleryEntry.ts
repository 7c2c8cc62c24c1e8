import type { Locale } from '../../config/locales.ts';
import type { GalleryRecord } from '../../records/gallery/galleryImage.ts';
import type { Translate } from '../../lib/i18n/translator.ts';
import { picture } from '../../images/pictures.ts';
import { renderPicture, type RenderedPicture } from '../../images/renderPicture.ts';
import { renderUrl } from '../../images/renderUrl.ts';
import { largeImage, stripImages } from './galleryImages.ts';

/** A picture of the strip and of the list of all pictures. */
export interface GalleryEntry {
  /** Its id in the store, if it comes from one. */
  id?: string | undefined;
  picture: RenderedPicture;
  /** Address of the large file. */
  large: string;
  alt: string;
  credit: string;
}

/** The prop of an island with the rank of the newest stored picture; empty if no picture comes from a store. */
export function newestOf(records: readonly GalleryRecord[]): { newest?: string } {
  const ranks = records.flatMap((record) => ('rank' in record ? record.rank : []));
  const newest = ranks.toSorted().at(-1);
  return newest === undefined ? {} : { newest };
}

/** Renders the picture of a record in the build. Throws a `PictureError` if it is missing. */
export async function galleryEntry(
  { img, alt, credit = '', ...stored }: GalleryRecord,
  locale: Locale,
  t: Translate,
): Promise<GalleryEntry> {
  const of = `gallery/${img}`;
  const source = picture(of);
  return {
    ...('id' in stored && { id: stored.id }),
    picture: await renderPicture({ of, recipe: 'gallery', variants: stripImages(source.size) }),
    large: await renderUrl({ of, format: 'webp', ...largeImage(source) }),
    // Even a decorative picture needs a name, because it is a link.
    alt: alt?.[locale] ?? t('media:picture-fallback-alt'),
    credit,
  };
}
