import { join } from 'node:path';
import { noName } from '../../src/config/band/noName.ts';
import { bandFacts, withProducts, type BandFacts } from '../../src/records/band/bandFacts.ts';
import type { Document } from '../../src/stores/documents.ts';
import { settings } from '../serve/environment.ts';
import { isPublic } from './chooseBand.ts';
import { canShow } from './pictures.ts';
import { checked, readJson } from './readJson.ts';
import { factDocuments, withDocuments } from './store/facts.ts';
import type { Put } from './writer.ts';

/** The facts that every band gives, of a site without one. */
const noBand = { name: noName, genre: 'Musik', place: { de: 'Europa', en: 'Europe' } };

/** Writes the facts of a band, those of none where there is no folder, and returns them. `stored` is what was written on the desk. */
export function writeFacts(
  root: string,
  band: string | undefined,
  { put, stored }: { put: Put; stored: readonly Document[] },
): BandFacts {
  const file = `${band ?? ''}/band.json`;
  const given = (band === undefined ? noBand : readJson(root, file)) as Record<string, unknown>;
  const own = checked(bandFacts, withProducts(given), file);
  const documents = factDocuments(given, stored);
  for (const { id, fields } of documents) put(`content/facts/${id}.json`, JSON.stringify(fields));
  const all = { ...noBand, ...withDocuments(given, documents) };
  const facts = checked(bandFacts, withProducts(all), file);
  if (facts.name !== own.name && !canShow(facts.name, join(root, band ?? ''))) {
    console.warn(`The name ${facts.name} has a sign that the letters of the site lack: ${own.name} stays.`);
    facts.name = own.name;
  }
  // Here, because a page that merges facts holds all of them.
  facts.imprint.country ||= facts.country;
  // By the clocks of the band: the nightly build begins just after its midnight.
  const { timeZone } = facts;
  facts.footerYear ||= Number(
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date()),
  );
  put('band.ts', moduleOf(facts, band));
  put('ink.css', `:root {\n  --red-500: ${facts.ink};\n}\n`);
  put('languages.ts', languagesOf(facts.languages));
  return facts;
}

/** The facts as a module of TypeScript, an export each, so that a page holds only those that it uses. */
const moduleOf = (facts: object, band: string | undefined): string =>
  [
    "import type { BandFacts } from '../src/records/band/bandFacts.ts';",
    '',
    `export const folder: string = ${JSON.stringify(band ?? 'band')};`,
    '/** A site for everybody: it holds no placeholder, and waits for its band while there is nothing to show. */',
    `export const isPublic: boolean = ${String(isPublic(settings()))};`,
    ...Object.entries(facts).map(
      ([name, value]) => `export const ${name}: BandFacts['${name}'] = ${JSON.stringify(value)};`,
    ),
    '',
  ].join('\n');

/** The module of the languages' tags, apart from the facts, whose type knows the languages. */
const languagesOf = (tags: object): string =>
  `export const languages: Readonly<Partial<Record<string, string>>> = ${JSON.stringify(tags)};\n`;
