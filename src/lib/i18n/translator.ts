/** The one look-up of texts, for build, page and functions: typed keys, values in double braces, plurals. */
import type { Locale } from '../../config/locales.ts';

/** A file of texts in `i18n/<language>/`. German is the reference: its files define the keys (`src/integrations/textTypes.ts`). */
export type Area = keyof GermanFiles;
export type Texts<Of extends Area> = GermanFiles[Of];

/** The texts of some areas by `area:key`. */
export type KeyedTexts<Of extends Area> = Record<
  { [Each in Of]: `${Each}:${keyof Texts<Each> & string}` }[Of],
  string
>;

type Singular<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** The keys of texts; a plural's key has no ending. */
export type KeyOf<Texts> = Singular<keyof Texts & string>;
export type TextKey<Of extends Area = Area> = KeyOf<KeyedTexts<Of>>;
type Values = Record<string, string | number> & { count?: string | number };
export type Translate<Key extends string = TextKey> = (key: Key, values?: Values) => string;

/** Replaces each `{{name}}` of a text. Keeps a name without a value, for the island that knows it later. */
export const interpolate = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/**
 * Looks up `texts` of one language. The value `count` selects the form of a plural: `concerts_one` or `concerts_other` of the key
 * `concerts`; without it `members` does, the number of the band's members. Throws for a key without a text, so that a missing one stops
 * the build.
 */
export function translate<Key extends string>(
  locale: Locale,
  texts: Readonly<Record<Key, string>>,
  members?: number,
): Translate<Singular<Key>> {
  const find = (key: string) => (texts as Readonly<Record<string, string | undefined>>)[key];
  const form = (count: unknown) => new Intl.PluralRules(locale).select(Number(count));
  return (key, values = {}) => {
    const text = find(key) ?? find(`${key}_${form(values.count ?? members)}`) ?? find(`${key}_other`);
    if (text === undefined) throw new Error(`The text ${key} is missing: add it to i18n/${locale}.`);
    return interpolate(text, values);
  };
}

/** The texts of files, which are named by their areas, by `area:key`. */
export const keyTexts = <Of extends Area>(files: Pick<GermanFiles, Of>): KeyedTexts<Of> =>
  Object.fromEntries(
    Object.entries<object>(files).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${area}:${key}`, text]),
    ),
  ) as KeyedTexts<Of>;

/** The file of a language, by its folder, among those that `import.meta.glob('/generated/i18n/*…')` finds. */
export const fileIn = <File>(locale: Locale, files: Readonly<Record<string, File>>): File =>
  Object.entries(files).find(([path]) => path.startsWith(`/generated/i18n/${locale}/`))?.[1] as File;
