import type { Locale } from '../../config/locales.ts';
import { fileIn, type Texts } from '../../lib/i18n/translator.ts';

const files = import.meta.glob<Texts<'live'>>('/generated/i18n/*/live.json', { import: 'default' });

/** Loads the texts of this feature, a chunk of its own for each language, because only records after the build need them. */
export const loadConcertTexts = (locale: Locale): Promise<Texts<'live'>> => fileIn(locale, files)();
