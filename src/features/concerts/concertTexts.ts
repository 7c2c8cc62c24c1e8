import type german from '../../../i18n/de/live.json';
import type { Locale } from '../../config/locales.ts';

export type ConcertTexts = typeof german;

/** Chunks of their own, because only records after the build need them. */
const files: Record<Locale, () => Promise<{ default: ConcertTexts }>> = {
  de: () => import('../../../i18n/de/live.json'),
  en: () => import('../../../i18n/en/live.json'),
};

/** Loads the texts of this feature. */
export const loadConcertTexts = async (locale: Locale): Promise<ConcertTexts> =>
  (await files[locale]()).default;
