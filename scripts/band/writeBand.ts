import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../serve/command.ts';
import { settings } from '../serve/environment.ts';
import { chooseBand } from './chooseBand.ts';
import { canShow } from './pictures.ts';
import { keptRecords } from './store/keptRecords.ts';
import { writer } from './writer.ts';

/**
 * Writes the band of a project into its folder `generated`, which git ignores, and which pages, islands and functions read: its facts, the texts
 * of the product with its own over them, its records and pictures, and over all of them what was written on the desk. What is as it was stays
 * untouched, so that two builds may write at once. Returns the band's folder, its facts, texts and files, and a sentence for each picture that is
 * small for its place. Throws a `CommandError` that names file, field and fix.
 */
export async function writeBand(root = process.cwd()) {
  const band = chooseBand(root, settings());
  if (band !== undefined && !existsSync(join(root, band, 'band.json')))
    throw new CommandError(`${band}/band.json is missing: a band's folder begins with it (docs/content.md)`);
  const folder = join(root, 'generated');
  const put = writer(folder);
  const kept = keptRecords(root);
  // Each is loaded when there is what it reads: the contracts of facts read the languages, those of records and texts the facts.
  if (!existsSync(join(folder, 'languages.ts'))) put('languages.ts', 'export const languages = {};\n');
  const { writeFacts } = await import('./writeFacts.ts');
  const facts = writeFacts(root, band, { put, stored: kept.documents('fact') });
  const { kinds, writeContent } = await import('./writeContent.ts');
  for (const kind of kinds) mkdirSync(join(folder, 'content', kind), { recursive: true });
  const { files, hints, alts } = await writeContent(root, band, { put, kept });
  if (band !== undefined && !canShow(facts.name, join(root, band)))
    throw new CommandError(
      `${band}/band.json: name has a sign that the letters of the site lack: draw it, as logo.svg and icon.svg in ${band}/pictures`,
    );
  const { writeTexts } = await import('./texts.ts');
  const texts = writeTexts(root, band, { put, stored: kept.documents('text'), facts, alts });
  /** The steps of a new site (`attention.ts`) that the files of the band's folder do. */
  const steps = {
    texts: globSync('texts/*.json', { cwd: join(root, band ?? '') }).length > 0,
    picture: files.some((file) => /^pictures\/hero\.(?!json$)/.test(file)),
  };
  const given = Object.entries(steps).flatMap(([step, isDone]) => (isDone ? step : []));
  put('given.ts', `export const given: readonly string[] = ${JSON.stringify(given)};\n`);
  put.deleteOthers();
  return { band, facts, texts, files, hints };
}
