import { titleLanguage, type Locale } from '../../../config/locales.ts';
import type { Translate } from '../../../lib/i18n/translator.ts';

export interface VideoLabels {
  /** Language of the titles, if it differs from the page's. */
  titleLanguage?: string | undefined;
  /** Template with `title`. */
  play: string;
  onYouTube: string;
  newTab: string;
  others: string;
  /** The note about the data that playing sends. `allowed` replaces it once playing is always allowed. */
  consent: string;
  allowed: string;
  more: string;
  always: string;
  failed: string;
}

export const videoLabels = (t: Translate, locale: Locale): VideoLabels => ({
  titleLanguage: titleLanguage(locale),
  play: t('music:play'),
  onYouTube: t('music:on-youtube'),
  newTab: t('page:new-tab'),
  others: t('music:other-videos'),
  consent: t('music:consent'),
  allowed: t('music:allowed'),
  more: t('music:consent-more'),
  always: t('music:always-allow'),
  failed: t('music:player-failed'),
});
