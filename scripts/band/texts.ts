import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes, locales, type Locale } from '../../src/config/locales.ts';
import { interpolate } from '../../src/lib/i18n/translator.ts';
import { CommandError } from '../serve/command.ts';
import { readJson } from './readJson.ts';
import type { Alts } from './writeContent.ts';

type Texts = Record<string, string>;

/** The most characters of a text of the band. */
const longestText = 400;

/** The texts of one language by their files: those of the product, with the band's over them, and with its facts in the braces that name them. */
export function mergedTexts(
  root: string,
  band: string | undefined,
  locale: Locale,
  facts: Record<string, string>,
  alts: Alts,
): Map<string, Texts> {
  if (band !== undefined) checkLanguages(root, band);
  const areas = new Map(
    readdirSync(join(root, 'i18n', locale)).map((file) => [
      file.replace('.json', ''),
      // Without the names that every object of JavaScript has.
      Object.assign(Object.create(null) as Texts, readJson(root, `i18n/${locale}/${file}`)),
    ]),
  );
  const described = Object.entries(alts).map(([key, { [locale]: text }]) => [key, text] as const);
  for (const [key, text] of [...ownTexts(root, band, locale, areas), ...described]) {
    const [area = '', name = ''] = key.split(':');
    if (text !== undefined) Object.assign(areas.get(area) ?? {}, { [name]: text });
  }
  for (const texts of areas.values())
    for (const [name, text] of Object.entries(texts)) texts[name] = interpolate(text, facts);
  return areas;
}

/** The texts of the band's file, by `area:key`. Throws a `CommandError` that names each that the product does not know or cannot show. */
function ownTexts(
  root: string,
  band: string | undefined,
  locale: Locale,
  areas: Map<string, Texts>,
): [string, string][] {
  const file = `${band ?? ''}/texts/${locale}.json`;
  if (band === undefined || !existsSync(join(root, file))) return [];
  const texts = readJson(root, file);
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    throw new CommandError(`${file}: is no list of texts: write { "page:tagline": "…" }`);
  const entries = Object.entries(texts as Record<string, unknown>);
  const faults = entries.flatMap(([key, text]) => {
    const fault = faultOf(key, text, areas);
    return fault === undefined ? [] : [`${file}: ${key} ${fault}`];
  });
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  return entries as [string, string][];
}

/** Names in braces that every text may use: facts of the band. */
const factNames = ['artist', 'genre', 'hometown'];
const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

function faultOf(key: string, text: unknown, areas: Map<string, Texts>): string | undefined {
  const [area = '', name = ''] = key.split(':');
  const texts = areas.get(area) ?? {};
  // A band may have one text where the product has one for one person and one for several.
  const original = texts[name] ?? texts[`${name}_other`];
  if (original === undefined) {
    const [near] = [...areas].flatMap(([each, texts]) =>
      Object.keys(texts).flatMap((candidate) =>
        candidate === (name || area) ? [`${each}:${candidate}`] : [],
      ),
    );
    return `is no text of the product${near === undefined ? ': see the keys in i18n' : `: write ${near}`}`;
  }
  if (typeof text !== 'string') return 'is no text: write it in quotation marks';
  if (text.trim() === '' && original !== '') return 'is empty: write it, or leave it out';
  if (text.length > longestText) return `is longer than ${String(longestText)} characters: shorten it`;
  const known = [...namesIn(original), ...factNames];
  const unknown = namesIn(text).find((each) => !known.includes(each));
  if (unknown !== undefined)
    return `has {{${unknown}}}, which no value is for: use ${known.map((each) => `{{${each}}}`).join(', ')}`;
  const lost = namesIn(original).find((each) => !factNames.includes(each) && !namesIn(text).includes(each));
  if (lost !== undefined) return `lacks {{${lost}}}: its value stands there`;
  return /\{\{|\}\}/.test(text.replaceAll(/\{\{\w+\}\}/g, ''))
    ? 'has a brace without its other half'
    : undefined;
}

/** Stops for a file of texts in a language that the site does not have. */
function checkLanguages(root: string, band: string): void {
  const folder = join(root, band, 'texts');
  if (!existsSync(folder)) return;
  const unknown = readdirSync(folder)
    .filter((file) => /^[^.].*\.json$/.test(file))
    .find((file) => !localeCodes.some((code) => file === `${code}.json`));
  if (unknown !== undefined)
    throw new CommandError(
      `${band}/texts/${unknown}: is no file of a language: the site has ${Object.keys(locales).join('.json, ')}.json`,
    );
}
