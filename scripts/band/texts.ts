import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { inEveryLocale, localeCodes, locales, type Locale } from '../../src/config/locales.ts';
import { interpolate } from '../../src/lib/i18n/translator.ts';
import type { BandFacts } from '../../src/records/band/bandFacts.ts';
import { bandTextKeys, factNames, textId } from '../../src/records/band/bandTexts.ts';
import { textRecord } from '../../src/records/band/textRecord.ts';
import type { Document } from '../../src/stores/documents.ts';
import { layOver } from '../../src/stores/layOver.ts';
import { CommandError } from '../serve/command.ts';
import { readJson } from './readJson.ts';
import type { Alts } from './writeContent.ts';
import type { Put } from './writer.ts';

type Texts = Record<string, string>;

/** The most characters of a text of the band. */
const longestText = 400;

/** The texts of the product in one language, by their areas. */
export const productTexts = (root: string, locale: Locale): Map<string, Texts> =>
  new Map(
    globSync('*.json', { cwd: join(root, 'i18n', locale) }).map((file) => [
      file.replace('.json', ''),
      // Without the names that every object of JavaScript has.
      Object.assign(Object.create(null) as Texts, readJson(root, `i18n/${locale}/${file}`)),
    ]),
  );

type Products = Record<Locale, Map<string, Texts>>;

/**
 * Writes the texts of each language by their areas: those of the product, with the band's over them, and with its facts in the braces that name
 * them. The band's are those of its folder, in their place those that were `stored` on the desk, where an empty one gives way to the product's.
 * Returns the band's by `area:key`.
 */
export function writeTexts(
  root: string,
  band: string | undefined,
  { put, stored, facts, alts }: { put: Put; stored: readonly Document[]; facts: BandFacts; alts: Alts },
): Record<Locale, Texts> {
  if (band !== undefined) checkLanguages(root, band);
  const products = inEveryLocale((locale) => productTexts(root, locale));
  const own = inEveryLocale((locale) => fileTexts(root, band, locale, products[locale]));
  for (const { id, fields, isFile } of textDocuments(products, own, stored)) {
    put(`content/texts/${id}.json`, JSON.stringify(fields));
    for (const locale of isFile ? [] : localeCodes) {
      const text = fields[locale];
      if (typeof text === 'string') own[locale][String(fields.key)] = text;
      else Reflect.deleteProperty(own[locale], String(fields.key));
    }
  }
  const { name: artist, genre, place } = facts;
  for (const locale of localeCodes) {
    const values = { artist, genre, hometown: typeof place === 'string' ? place : place[locale] };
    const described = Object.entries(alts).map(([key, { [locale]: text }]) => [key, text] as const);
    for (const [key, text] of [...Object.entries(own[locale]), ...described]) {
      const [area = '', name = ''] = key.split(':');
      if (text !== undefined) Object.assign(products[locale].get(area) ?? {}, { [name]: text });
    }
    for (const [area, texts] of products[locale]) {
      const written = Object.entries(texts).map(([name, text]) => [name, interpolate(text, values)] as const);
      put(`i18n/${locale}/${area}.json`, `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`);
    }
  }
  return own;
}

/** The records of all texts that the desk changes: those of the folder and of the product, those of the desk over them. */
function textDocuments(
  products: Products,
  own: Record<Locale, Texts>,
  stored: readonly Document[],
): Document[] {
  const textOf = (locale: Locale, key: string): string => {
    const [area = '', name = ''] = key.split(':');
    const product = products[locale].get(area) ?? {};
    return own[locale][key] ?? product[name] ?? product[`${name}_other`] ?? '';
  };
  const files = bandTextKeys.map((key): Document => {
    const words = localeCodes.map((locale) => [locale, textOf(locale, key) || undefined] as const);
    const given = words.filter(([, text]) => text !== undefined);
    return { id: textId(key), fields: { key, ...Object.fromEntries(given) }, isFile: true };
  });
  return layOver(stored, { contract: textRecord, read: () => files });
}

/** The texts of the band's file, by `area:key`. Throws a `CommandError` that names each that the product does not know or cannot show. */
function fileTexts(root: string, band: string | undefined, locale: Locale, areas: Map<string, Texts>): Texts {
  const file = `${band ?? ''}/texts/${locale}.json`;
  if (band === undefined || !existsSync(join(root, file))) return {};
  const texts = readJson(root, file);
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    throw new CommandError(`${file}: is no list of texts: write { "page:tagline": "…" }`);
  const faults = Object.entries<unknown>(texts as Record<string, unknown>).flatMap(([key, text]) => {
    const fault = faultOf(key, text, areas);
    return fault === undefined ? [] : [`${file}: ${key} ${fault}`];
  });
  if (faults.length > 0) throw new CommandError(faults);
  return { ...(texts as Texts) };
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

const isFact = (name: string): boolean => factNames.some((fact) => fact === name);

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
  const known: readonly string[] = [...namesIn(original), ...factNames];
  const unknown = namesIn(text).find((each) => !known.includes(each));
  if (unknown !== undefined)
    return `has {{${unknown}}}, which no value is for: use ${known.map((each) => `{{${each}}}`).join(', ')}`;
  const lost = namesIn(original).find((each) => !isFact(each) && !namesIn(text).includes(each));
  if (lost !== undefined) return `lacks {{${lost}}}: its value stands there`;
  return /\{\{|\}\}/.test(text.replaceAll(/\{\{\w+\}\}/g, ''))
    ? 'has a brace without its other half'
    : undefined;
}

/** Stops for a file of texts in a language that the site does not have. */
function checkLanguages(root: string, band: string): void {
  const files = globSync('*.json', { cwd: join(root, band, 'texts') });
  const unknown = files.find((file) => !localeCodes.some((code) => file === `${code}.json`));
  if (unknown !== undefined)
    throw new CommandError(
      `${band}/texts/${unknown}: is no file of a language: the site has ${Object.keys(locales).join('.json, ')}.json`,
    );
}
