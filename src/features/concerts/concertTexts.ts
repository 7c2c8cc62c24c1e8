import type german from '../../../i18n/de/live.json';
import type { Locale } from '../../config/locales.ts';

export type ConcertTexts = typeof german;

/** Needed only where something arrives after the build, so they are no part of the page. */
const files: Record<Locale, () => Promise<{ default: ConcertTexts }>> = {
  de: () => import('../../../i18n/de/live.json'),
  en: () => import('../../../i18n/en/live.json'),
};

/** The texts of this feature, fetched. */
export const loadConcertTexts = async (locale: Locale): Promise<ConcertTexts> =>
  (await files[locale]()).default;
