import type { Locale } from '../../config/locales.ts';
import type { GalleryRecord } from '../../contracts/galleryImage.ts';
import type { Translate } from '../../lib/i18n/i18n.ts';
import { picture } from '../../images/pictures.ts';
import { renderPicture, type RenderedPicture } from '../../images/renderPicture.ts';
import { renderUrl } from '../../images/renderUrl.ts';
import { largeImage, stripImages } from './galleryImages.ts';

/** A picture as the strip and the list of all pictures show it. */
export interface GalleryEntry {
  /** The store's name for it, where it comes from one. */
  id?: string | undefined;
  picture: RenderedPicture;
  /** Address of the large print. */
  large: string;
  alt: string;
  credit: string;
}

/** Props that tell an island the rank of the newest stored picture among these; none where no picture comes from a store. */
export function newestOf(records: readonly GalleryRecord[]): { newest?: string } {
  const ranks = records.flatMap((record) => ('rank' in record ? record.rank : []));
  const newest = ranks.toSorted().at(-1);
  return newest === undefined ? {} : { newest };
}

/** Orders the prints of one record from the build. Throws a `PictureError` if its picture is missing. */
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
    // Even a decorative picture needs a name where it is pressed.
    alt: alt?.[locale] ?? t('media:picture-fallback-alt'),
    credit,
  };
}
