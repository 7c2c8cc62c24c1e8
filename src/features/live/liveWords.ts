import type german from '../../../i18n/de/live.json';
import type { Locale } from '../../config/locales.ts';

export type LiveWords = typeof german;

/** Needed only where something arrives after the build, so they are no part of the page. */
const files: Record<Locale, () => Promise<{ default: LiveWords }>> = {
  de: () => import('../../../i18n/de/live.json'),
  en: () => import('../../../i18n/en/live.json'),
};

/** The texts of this feature, fetched. */
export const liveWords = async (locale: Locale): Promise<LiveWords> => (await files[locale]()).default;
