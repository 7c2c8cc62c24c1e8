import type { Translate } from '../../lib/i18n/i18n.ts';

/** The texts of a slideshow. */
export interface SlideshowLabels {
  role: string;
  slide: string;
  /** With gaps for `position` and `count`. */
  slideOf: string;
  previous: string;
  next: string;
  choose: string;
  /** Only for slideshows that advance by themselves. */
  running?: { stop: string; start: string; hint: string } | undefined;
}

/** The texts of a slideshow; `runs` adds those of one that advances by itself. */
export const slideshowLabels = (t: Translate, { runs = false } = {}): SlideshowLabels => ({
  role: t('slideshow:role'),
  slide: t('slideshow:slide'),
  slideOf: t('slideshow:slide-of', { position: '{{position}}', count: '{{count}}' }),
  previous: t('slideshow:previous'),
  next: t('slideshow:next'),
  choose: t('slideshow:choose'),
  ...(runs && {
    running: { stop: t('slideshow:stop'), start: t('slideshow:start'), hint: t('slideshow:hint') },
  }),
});
