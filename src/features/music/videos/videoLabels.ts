import { titleLanguage, type Locale } from '../../../config/locales.ts';
import type { Translate } from '../../../lib/i18n/translator.ts';

export const videoLabels = (t: Translate, locale: Locale) => ({
  /** Language of the titles, if it differs from the page's. */
  titleLanguage: titleLanguage(locale),
  /** Template with `title`. */
  play: t('music:play'),
  onYouTube: t('music:on-youtube'),
  newTab: t('page:new-tab'),
  others: t('music:other-videos'),
  /** The note about the data that playing sends. `allowed` replaces it once playing is always allowed. */
  consent: t('music:consent'),
  allowed: t('music:allowed'),
  more: t('music:consent-more'),
  always: t('music:always-allow'),
  failed: t('music:player-failed'),
  /** Follows `failed`. */
  watch: t('music:watch-there'),
});

export type VideoLabels = ReturnType<typeof videoLabels>;
