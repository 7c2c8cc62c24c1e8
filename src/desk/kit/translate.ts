import type { Locale } from '../../config/locales.ts';
import { textsOf } from '../../lib/i18n/i18n.ts';
import {
  keyTexts,
  translate,
  type KeyedTexts,
  type KeyOf,
  type Texts,
  type Translate as TranslateKeys,
} from '../../lib/i18n/translator.ts';

/** The texts of the desk, those of the log-in included, and the site's of tickets, so that both say the same. */
export type DeskTexts = Texts<'admin'> &
  Texts<'concert'> &
  Texts<'desk'> &
  Texts<'errors'> &
  Texts<'inbox'> &
  Texts<'picture'> &
  Texts<'start'> &
  Texts<'venue'> &
  KeyedTexts<'live'>;
export type TextKey = KeyOf<DeskTexts>;
export type Translate = TranslateKeys<TextKey>;

/** The page hands these to the island, so that no script holds them. */
export function deskTexts(locale: Locale): DeskTexts {
  const { admin, concert, desk, errors, inbox, picture, start, venue, live } = textsOf(locale);
  return {
    ...admin,
    ...concert,
    ...desk,
    ...errors,
    ...inbox,
    ...picture,
    ...start,
    ...venue,
    ...keyTexts({ live }),
  };
}

export const translator = (locale: Locale): Translate => translate(locale, deskTexts(locale));
