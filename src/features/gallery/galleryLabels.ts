import { slideshowLabels } from '../../components/slideshow/slideshowLabels.ts';
import type { Translate } from '../../lib/i18n/translator.ts';

/** The texts of the large view, with gaps for the values in double braces. */
export const pictureLabels = (t: Translate) => ({
  position: t('media:picture-of'),
  close: t('media:close-picture'),
  previous: t('slideshow:previous'),
  next: t('slideshow:next'),
  credit: t('media:credit'),
  load: t('media:load-large'),
  fullSize: t('media:full-size'),
  turn: t('media:turn'),
});

/** The texts of the gallery's island. */
export const galleryLabels = (t: Translate) => ({
  gallery: t('media:gallery'),
  slideshow: slideshowLabels(t, { runs: true }),
  picture: pictureLabels(t),
});

export type PictureLabels = ReturnType<typeof pictureLabels>;
export type GalleryLabels = ReturnType<typeof galleryLabels>;
