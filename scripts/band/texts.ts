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

/** The texts of the product in one language, by `area:key`. */
export const productTexts = (root: string, locale: Locale): Texts =>
  Object.fromEntries(
    globSync('*.json', { cwd: join(root, 'i18n', locale) }).flatMap((file) =>
      Object.entries(readJson(root, `i18n/${locale}/${file}`) as Texts).map(
        ([key, text]) => [file.replace('.json', `:${key}`), text] as const,
      ),
    ),
  );

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
    const described = Object.entries(alts).flatMap(([key, { [locale]: text }]) =>
      text ? [[key, text]] : [],
    );
    const all = { ...products[locale], ...own[locale], ...(Object.fromEntries(described) as Texts) };
    const byArea = Object.groupBy(Object.entries(all), ([key]) => key.replace(/:.*/, ''));
    for (const [area, texts = []] of Object.entries(byArea)) {
      const written = texts.map(([key, text]) => [key.slice(area.length + 1), interpolate(text, values)]);
      put(`i18n/${locale}/${area}.json`, `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`);
    }
  }
  return own;
}

/** The records of all texts that the desk changes: those of the folder and of the product, those of the desk over them. */
function textDocuments(
  products: Record<Locale, Texts>,
  own: Record<Locale, Texts>,
  stored: readonly Document[],
): Document[] {
  const textOf = (key: string, locale: Locale): string =>
    own[locale][key] ?? originalOf(key, products[locale]) ?? '';
  const files = bandTextKeys.map((key): Document => {
    const given = localeCodes.flatMap((locale) => {
      const text = textOf(key, locale);
      return text === '' ? [] : [[locale, text] as const];
    });
    return { id: textId(key), fields: { key, ...Object.fromEntries(given) }, isFile: true };
  });
  return layOver(stored, { contract: textRecord, read: () => files });
}

/** The texts of the band's file, by `area:key`. Throws a `CommandError` that names each that the product does not know or cannot show. */
function fileTexts(root: string, band: string | undefined, locale: Locale, products: Texts): Texts {
  const file = `${band ?? ''}/texts/${locale}.json`;
  if (band === undefined || !existsSync(join(root, file))) return {};
  const texts = readJson(root, file);
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    throw new CommandError(`${file}: is no list of texts: write { "page:tagline": "…" }`);
  const faults = Object.entries<unknown>(texts as Record<string, unknown>).flatMap(([key, text]) => {
    const fault = faultOf(key, text, products);
    return fault === undefined ? [] : [`${file}: ${key} ${fault}`];
  });
  if (faults.length > 0) throw new CommandError(faults);
  return { ...(texts as Texts) };
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

const isFact = (name: string): boolean => factNames.some((fact) => fact === name);

/** The text of the product in the place of a band's, which may be one where the product has one for one person and one for several. */
export const originalOf = (key: string, products: Texts): string | undefined =>
  // A key may be the name of something that every object of JavaScript has.
  Object.hasOwn(products, key) ? products[key] : products[`${key}_other`];

function faultOf(key: string, text: unknown, products: Texts): string | undefined {
  const original = originalOf(key, products);
  if (original === undefined) {
    const name = key.slice(key.indexOf(':') + 1);
    const near = Object.keys(products).find((each) => each.endsWith(`:${name}`));
    return `is no text of the product${near === undefined ? ': see the keys in i18n' : `: write ${near}`}`;
  }
  if (typeof text !== 'string') return 'is no text: write it in quotation marks';
  if (text.trim() === '' && original !== '') return 'is empty: write it, or leave it out';
  if (text.length > longestText) return `is longer than ${String(longestText)} characters: shorten it`;
  const known: readonly string[] = [...new Set([...namesIn(original), ...factNames])];
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
