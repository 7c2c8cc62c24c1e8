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
import { translate } from './translateTexts.ts';

export type TextKey =
  | SessionTextKey
  | keyof typeof de
  | keyof typeof deVenue
  /** The label of a note in its own language. */
  | `access-note-${Locale}`;
export type Translate = TranslateKeys<TextKey>;

const notes = {
  'access-note-de': deVenue['access-note'],
  'access-note-en': enVenue['access-note'],
};
const texts: Record<Locale, Record<TextKey, string>> = {
  de: { ...sessionTexts.de, ...de, ...deVenue, ...notes },
  en: { ...sessionTexts.en, ...en, ...enVenue, ...notes },
};

/** The texts of the desk, those of the log-in included. The page hands its language's to the island, so that no script holds both. */
export const deskTexts = (locale: Locale): Record<TextKey, string> => texts[locale];

export const translator = (locale: Locale): Translate => translate(texts[locale]);
