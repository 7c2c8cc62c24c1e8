import de from '../../../i18n/de/admin.json';
import en from '../../../i18n/en/admin.json';
import type { Locale } from '../../config/locales.ts';
import { interpolate } from '../../lib/i18n/interpolate.ts';

export type SessionTextKey = keyof typeof de;
export type Translate<Key extends string = SessionTextKey> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

/** Texts of log-in and session, which the admin dialog and the desk share. */
export const sessionTexts: Record<Locale, Record<SessionTextKey, string>> = { de, en };

/** Looks up these texts. They load with the dialog or the desk, because a first visit does not need them. */
export const sessionTranslator =
  (locale: Locale): Translate =>
  (key, values = {}) =>
    interpolate(sessionTexts[locale][key], values);
