import type { Locale } from '../../config/locales.ts';
import { factParts } from '../../records/band/factParts.ts';
import { builtKinds, kinds } from '../../records/kinds.ts';
import { textsOf } from '../../lib/i18n/i18n.ts';
import {
  keyTexts,
  translate,
  type KeyedTexts,
  type KeyOf,
  type Texts,
  type Translate as TranslateKeys,
} from '../../lib/i18n/translator.ts';

/** The files of the desk's texts, those of the log-in included. */
const areas = ['admin', 'desk', 'errors', 'start', 'concert', 'venue', 'picture', 'message'] as const;
/** Files that the script of an area brings along. */
type LaterArea = 'own';
type DeskArea = (typeof areas)[number] | LaterArea;

/** Their texts, and the site's of tickets, so that both say the same. */
export type DeskTexts = Record<{ [Each in DeskArea]: keyof Texts<Each> & string }[DeskArea], string> &
  KeyedTexts<'live'>;
export type TextKey = KeyOf<DeskTexts>;
export type Translate = TranslateKeys<TextKey>;

/** The names of the parts of the band's area, by which Start tells of them. */
const ownNames: readonly string[] = [
  ...builtKinds.flatMap((name) => [kinds[name].store, `html-${kinds[name].collection}`]),
  ...Object.keys(factParts),
];

/** The page hands these to the island, so that no script holds them. */
export function deskTexts(locale: Locale): DeskTexts {
  const files = textsOf(locale);
  const own = Object.fromEntries(Object.entries(files.own).filter(([key]) => ownNames.includes(key)));
  return Object.assign(own, ...areas.map((area) => files[area]), keyTexts({ live: files.live })) as DeskTexts;
}

export const translator = (locale: Locale): Translate => translate(locale, deskTexts(locale));
