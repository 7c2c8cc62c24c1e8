import { memberCount } from '../../generated/memberCount.ts';
import { localeCodes, type Locale } from '../../src/config/locales.ts';
import {
  keyTexts,
  translate,
  type Area,
  type TextKey,
  type Translate,
} from '../../src/lib/i18n/translator.ts';

/**
 * The translator of each language over the files that `load` imports, named by their areas. A path with the language in it finds the
 * file by its folder, for Node and for the host's bundler.
 */
export async function translators<Of extends Area>(
  load: (locale: Locale) => Record<Of, Promise<unknown>>,
): Promise<Record<Locale, Translate<TextKey<Of>>>> {
  const entries = localeCodes.map(async (locale) => {
    const imports = Object.entries<Promise<unknown>>(load(locale));
    const files = imports.map(async ([area, file]) => [area, ((await file) as { default: object }).default]);
    const texts = keyTexts(Object.fromEntries(await Promise.all(files)) as Pick<GermanFiles, Of>);
    return [locale, translate(locale, texts, memberCount)];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Locale, Translate<TextKey<Of>>>;
}
