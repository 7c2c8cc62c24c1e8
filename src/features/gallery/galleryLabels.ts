import { slideshowLabels } from '../../components/slideshow/slideshowLabels.ts';
import type { Translate } from '../../lib/i18n/i18n.ts';
import type { GalleryLabels } from './strip/Gallery.tsx';
import type { PictureLabels } from './viewer/PictureDialog.tsx';

/** The texts of the gallery's island. */
export const galleryLabels = (t: Translate): GalleryLabels => ({
  gallery: t('media:gallery'),
  slideshow: slideshowLabels(t, { runs: true }),
  picture: pictureLabels(t),
});

/** The texts of the large view. */
export const pictureLabels = (t: Translate): PictureLabels => ({
  position: t('media:picture-of', { position: '{{position}}', count: '{{count}}' }),
  close: t('media:close-picture'),
  previous: t('slideshow:previous'),
  next: t('slideshow:next'),
  credit: t('media:credit', { name: '{{name}}' }),
  load: t('media:load-large'),
  fullSize: t('media:full-size'),
  turn: t('media:turn'),
});
