import de from '../../../../i18n/de/desk.json';
import deVenue from '../../../../i18n/de/venue.json';
import en from '../../../../i18n/en/desk.json';
import enVenue from '../../../../i18n/en/venue.json';
import {
  sessionTexts,
  type SessionTextKey,
  type Translate as TranslateKeys,
} from '../../../components/session/sessionTexts.ts';
import type { Locale } from '../../../config/locales.ts';
import { interpolate } from '../../../lib/i18n/interpolate.ts';

export type TextKey = SessionTextKey | keyof typeof de | keyof typeof deVenue;
export type Translate = TranslateKeys<TextKey>;

const texts: Record<Locale, Record<TextKey, string>> = {
  de: { ...sessionTexts.de, ...de, ...deVenue },
  en: { ...sessionTexts.en, ...en, ...enVenue },
};

/** Looks up texts of the desk, those of the log-in included. */
export const translator =
  (locale: Locale): Translate =>
  (key, values = {}) =>
    interpolate(texts[locale][key], values);
