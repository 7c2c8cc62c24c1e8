import de from '../../../../i18n/de/desk.json';
import en from '../../../../i18n/en/desk.json';
import {
  sessionTexts,
  type SessionTextKey,
  type Translate as TranslateKeys,
} from '../../../components/session/sessionTexts.ts';
import type { Locale } from '../../../config/locales.ts';
import { interpolate } from '../../../lib/i18n/interpolate.ts';

export type TextKey = SessionTextKey | keyof typeof de;
export type Translate = TranslateKeys<TextKey>;

const texts: Record<Locale, Record<TextKey, string>> = {
  de: { ...sessionTexts.de, ...de },
  en: { ...sessionTexts.en, ...en },
};

/** Looks up texts of the desk, those of the log-in included. */
export const translator =
  (locale: Locale): Translate =>
  (key, values = {}) =>
    interpolate(texts[locale][key], values);
