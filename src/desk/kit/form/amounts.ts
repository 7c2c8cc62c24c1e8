// Apart from the other values of a form, of which Start loads the module.
import { locales, type Locale } from '../../../config/locales.ts';

const withCents = /^(\d+)[.,](\d\d)$/;

/** The sign of a language before cents. */
const signOf = (locale: Locale): string => (0.5).toLocaleString(locales[locale].tag).charAt(1);

/** A typed amount as a form has it: cents after a comma, and thousands without the sign that has no cents after it in this language. */
export const keptAmount = (typed: string, locale: Locale): string => {
  const sign = signOf(locale) === ',' ? '\\.' : ',';
  return typed
    .replace(withCents, '$1,$2')
    .replace(new RegExp(`(^|\\D)([1-9]\\d?\\d?)${sign}(?=\\d{3}(?![\\d.,]))`), '$1$2');
};

/** The amount of a form as a language writes it: `18.50`. */
export const shownAmount = (text: string, locale: Locale): string =>
  text.replace(withCents, `$1${signOf(locale)}$2`);
