import { slideshowLabels } from '../../components/slideshowLabels.ts';
import type { Translate } from '../../lib/i18n.ts';
import type { GalleryLabels } from './Gallery.tsx';

/** The words of the gallery's island. */
export function galleryLabels(t: Translate): GalleryLabels {
  const slideshow = slideshowLabels(t, { runs: true });
  return {
    gallery: t('media:gallery'),
    slideshow,
    picture: {
      position: t('media:picture-of', { position: '{{position}}', count: '{{count}}' }),
      close: t('media:close-picture'),
      previous: slideshow.previous,
      next: slideshow.next,
      credit: t('media:credit', { name: '{{name}}' }),
      load: t('media:load-large'),
    },
  };
}
