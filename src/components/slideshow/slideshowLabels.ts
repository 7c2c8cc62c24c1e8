import type { Translate } from '../../lib/i18n/translator.ts';

/** The texts of a slideshow, with gaps for the values in double braces; `runs` adds those of one that advances by itself. */
export const slideshowLabels = (t: Translate, { runs = false } = {}) => ({
  role: t('slideshow:role'),
  slide: t('slideshow:slide'),
  slideOf: t('slideshow:slide-of'),
  previous: t('slideshow:previous'),
  next: t('slideshow:next'),
  choose: t('slideshow:choose'),
  ...(runs && {
    running: { stop: t('slideshow:stop'), start: t('slideshow:start'), hint: t('slideshow:hint') },
  }),
});

export type SlideshowLabels = ReturnType<typeof slideshowLabels>;
