import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BandFacts } from '../../src/records/band/bandFacts.ts';
import { settings } from '../serve/environment.ts';
import { isPublic } from './chooseBand.ts';
import type { Document } from '../../src/stores/documents.ts';
import { noName } from '../../src/config/band/noName.ts';
import { canShow } from './pictures.ts';
import { checked, readJson } from './readJson.ts';
import type { Put } from './writer.ts';

/** Facts of a site without a band. */
const noBand = {
  ...{ name: noName, genre: 'Musik', place: { de: 'Europa', en: 'Europe' }, country: 'AT' },
  ...{ timeZone: 'Europe/Vienna', languages: {}, ink: '#ff4b1f' },
};

/** Writes the facts of a band, those of none where there is no folder, and returns them. `folder` is the generated one, `stored` what was written on the desk. */
export async function writeFacts(
  root: string,
  band: string | undefined,
  { folder, put, stored }: { folder: string; put: Put; stored: readonly Document[] },
): Promise<BandFacts> {
  // The contracts need facts, too, and those of an earlier version may lack some.
  const module = join(folder, 'band.ts');
  const known = existsSync(module) ? readFileSync(module, 'utf8') : '';
  if (Object.keys(noBand).some((name) => !known.includes(`export const ${name}:`)))
    put('band.ts', moduleOf({ ...noBand, features: {}, imprint: {}, serviceIds: {} }, band));
  if (!existsSync(join(folder, 'languages.ts'))) put('languages.ts', languagesOf({}));

  const { bandFacts } = await import('../../src/records/band/bandFacts.ts');
  const file = `${band ?? ''}/band.json`;
  const { dayIn } = await import('../../src/lib/dates/localTime.ts');
  const { factDocuments, withDocuments } = await import('./store/facts.ts');
  const own = band === undefined ? noBand : readJson(root, file);
  checked(bandFacts, own, file);
  const given = own as Record<string, unknown>;
  const documents = factDocuments(given, stored);
  for (const { id, fields } of documents) put(`content/facts/${id}.json`, JSON.stringify(fields));
  const facts = checked(bandFacts, withDocuments(given, documents, noBand), file);
  if (facts.name !== given.name && !(await canShow(facts.name, join(root, band ?? '')))) {
    console.warn(
      `The name ${facts.name} has a sign that the letters of the site lack: ${String(given.name)} stays.`,
    );
    facts.name = String(given.name);
  }
  // Here, because a page that merges facts holds all of them.
  facts.imprint.country ||= facts.country;
  // By the clocks of the band: the nightly build begins just after its midnight.
  facts.footerYear ||= Number(dayIn(new Date(), facts.timeZone).slice(0, 4));
  put('band.ts', moduleOf(facts, band));
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

/** Apart from the facts, whose type knows the languages. */
const languagesOf = (tags: object): string =>
  `export const languages: Readonly<Partial<Record<string, string>>> = ${JSON.stringify(tags)};\n`;
