import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type * as z from 'zod/mini';
import type { placePicture } from '../../src/records/band/placePicture.ts';
import { CommandError } from '../serve/command.ts';
import { settings } from '../serve/environment.ts';
import { chooseBand, isPublic } from './chooseBand.ts';
import { altKeys, checkName, checkNamed, checkPictures, standIns } from './pictures.ts';
import { readJson } from './readJson.ts';

/** The generated folder of a project, which git ignores. Pages, islands and functions read the band from it. */
const generated = 'generated';

/** Facts of a site without a band. */
const noBand = {
  ...{ name: 'Band', genre: 'Musik', place: { de: 'Europa', en: 'Europe' }, country: 'AT' },
  ...{ timeZone: 'Europe/Vienna', languages: {}, ink: '#ff4b1f' },
};

/**
 * Writes the band of a project: its facts, the texts of the product with its own over them, its records and pictures. What is as it was stays
 * untouched, so that two builds may write at once. Returns the band's folder, its facts, its files and a sentence for each picture that is
 * small for its place. Throws a `CommandError` that names file, field and fix.
 */
export async function writeBand(root = process.cwd()) {
  const band = chooseBand(root, settings());
  if (band !== undefined && !existsSync(join(root, band, 'band.json')))
    throw new CommandError(`${band}/band.json is missing: a band's folder begins with it (docs/content.md)`);
  const put = writer(join(root, generated));
  // The contracts need facts, too, and those of an earlier version may lack some.
  const module = join(root, generated, 'band.ts');
  const known = existsSync(module) ? readFileSync(module, 'utf8') : '';
  if (Object.keys(noBand).some((name) => !known.includes(`export const ${name}:`)))
    put('band.ts', moduleOf({ ...noBand, features: {}, imprint: {}, serviceIds: {} }, band));
  if (!existsSync(join(root, generated, 'languages.ts'))) put('languages.ts', languagesOf({}));

  const { bandFacts } = await import('../../src/records/band/bandFacts.ts');
  const facts = checked(
    bandFacts,
    band === undefined ? noBand : readJson(root, `${band}/band.json`),
    `${band ?? ''}/band.json`,
  );
  // Here, because a page that merges facts holds all of them.
  facts.imprint.country ||= facts.country;
  put('band.ts', moduleOf(facts, band));
  put('languages.ts', languagesOf(facts.languages));

  const { fileContracts } = await import('./fileContracts.ts');
  const files = band === undefined ? [] : contentFiles(join(root, band), Object.keys(fileContracts));
  if (band !== undefined) {
    await checkName(facts.name, band, files);
    checkMembers(band, files);
  }
  const hints = band === undefined ? [] : await checkPictures(root, band, files);
  const alts: Record<string, Partial<Record<string, string>>> = {};
  const focuses: Record<string, readonly number[]> = {};
  for (const kind of Object.keys(fileContracts))
    mkdirSync(join(root, generated, 'content', kind), { recursive: true });
  for (const file of files) {
    const contract = fileContracts[dirname(file)];
    const path = `${band ?? ''}/${file}`;
    if (contract && file.endsWith('.json')) {
      // A person's record names the photograph; a place's has its name.
      const record = checked(contract, readJson(root, path), path) as z.infer<typeof placePicture> & {
        img?: string;
      };
      const { focus, alt, img = basename(file, '.json') } = record;
      if (record.img !== undefined) checkNamed(band ?? '', file, img, files);
      if (focus) focuses[`${dirname(file)}/${img}`] = focus;
      if (dirname(file) === 'pictures') alts[altKeys[basename(file, '.json')] ?? ''] = alt ?? {};
    }
    put(`content/${file}`, readFileSync(join(root, path)));
  }
  for (const [file, source] of standIns(root, band ?? '', files))
    put(`content/pictures/${file}`, readFileSync(join(root, source)));
  put(
    'focuses.ts',
    `export const focuses: Record<string, readonly [number, number]> = ${JSON.stringify(focuses)};\n`,
  );

  const { checkLanguages, mergedTexts } = await import('./texts.ts');
  const { localeCodes } = await import('../../src/config/locales.ts');
  if (band !== undefined) checkLanguages(root, band);
  for (const locale of localeCodes) {
    const { name: artist, genre, place } = facts;
    const values = { artist, genre, hometown: typeof place === 'string' ? place : place[locale] };
    for (const [area, texts] of mergedTexts(root, band, locale, values)) {
      const own = Object.entries(alts).flatMap(([key, { [locale]: text }]) =>
        key.startsWith(`${area}:`) && text !== undefined ? [[key.slice(area.length + 1), text]] : [],
      );
      put(
        `i18n/${locale}/${area}.json`,
        `${JSON.stringify({ ...texts, ...Object.fromEntries(own) }, null, 2)}\n`,
      );
    }
  }
  put.deleteOthers();
  return { band, facts, files, hints };
}

/** The most members that the page has room for. */
const mostMembers = 8;

function checkMembers(band: string, files: readonly string[]): void {
  const { length } = files.filter((file) => /^members\/.*\.json$/.test(file));
  if (length > mostMembers)
    throw new CommandError(
      `${band}/members: has ${String(length)} records, and the page has room for ${String(mostMembers)}: leave some out`,
    );
}

/** Records and pictures below a band's folder, by their paths. */
const contentFiles = (folder: string, kinds: string[]): string[] =>
  globSync(`{${kinds.join(',')}}/**/*.*`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

function checked<Fields>(contract: z.ZodMiniType<Fields>, value: unknown, file: string): Fields {
  const { data, error } = contract.safeParse(value);
  if (!error) return data;
  const faults = error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${file}: ${[...issue.path, issue.keys[0]].join('.')} is no field: leave it out, or see docs/content.md`
      : `${file}: ${[issue.path.join('.'), issue.message].filter(Boolean).join(' ')}`,
  );
  throw new CommandError(faults.join('\n'));
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

/** Writes files below a folder, but for those that hold the same already. `deleteOthers` deletes the files that it has not been asked for. */
function writer(folder: string) {
  const kept = new Set<string>();
  const put = (file: string, content: string | Uint8Array): void => {
    kept.add(file);
    const path = join(folder, file);
    const bytes = Buffer.from(content);
    if (existsSync(path) && statSync(path).size === bytes.length && readFileSync(path).equals(bytes)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  };
  const deleteOthers = (): void => {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (!kept.has(file.replaceAll('\\', '/')) && statSync(join(folder, file)).isFile())
        rmSync(join(folder, file));
  };
  return Object.assign(put, { deleteOthers });
}
