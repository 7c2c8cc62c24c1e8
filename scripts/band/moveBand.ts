import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localeCodes } from '../../src/config/locales.ts';
import { isPlaceholder } from '../../src/config/band/placeholder.ts';
import { instruments } from '../../src/records/member.ts';
import { CommandError } from '../serve/command.ts';
import { stemOf } from './pictures.ts';
import { readJson } from './readJson.ts';
import { originalOf, productTexts } from './texts.ts';

/** The settings of an earlier version, from its `src/config/site.ts`. */
interface EarlierSite {
  artist: string;
  hometown: string;
  channels: Record<string, string>;
  host?: unknown;
  imprint?: { country?: string };
}

interface EarlierRecord {
  img?: string;
  /** A member's: the key of a text. */
  description?: string;
  instrumentLangKeys?: string[];
}

/** Digests of every text, record and picture that this project brought along before it had `bands/`. */
const shipped = new Set(readFileSync(new URL('shipped.txt', import.meta.url), 'utf8').split(/\s+/));
const isOwn = (content: string | Uint8Array): boolean =>
  !shipped.has(createHash('sha256').update(content).digest('hex').slice(0, 8));

/** The same for each order of the fields: an editor may sort them. */
const inOrder = (_: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

/**
 * Writes `band/` from an earlier checkout: its facts, and of its texts, records and pictures those that the band has changed or added. Returns
 * sentences about what the band has to look at. Throws a `CommandError` for a folder that is no earlier checkout, and where `band/` exists.
 */
export async function moveBand(folder: string, root = process.cwd()): Promise<string[]> {
  const from = resolve(folder);
  if (folder === '' || !existsSync(join(from, 'src/content')) || existsSync(join(from, 'bands')))
    throw new CommandError(
      `${folder || 'Nothing'} is no folder of an earlier version: name one with src/content and without bands, npm run adopt -- ../before`,
    );
  if (existsSync(join(root, 'band')))
    throw new CommandError('band/ exists already, and stays as it is: rename it, and begin again');
  const put = (file: string, value: unknown): void => {
    mkdirSync(dirname(join(root, 'band', file)), { recursive: true });
    writeFileSync(join(root, 'band', file), `${JSON.stringify(value, null, 2)}\n`);
  };
  const facts = await factsOf(from);
  const texts = Object.fromEntries(localeCodes.map((locale) => [locale, productTexts(from, locale)]));
  const records = movedRecords(from, texts);

  put('band.json', facts);
  // The earlier versions drew one name, as the sample's pictures do now.
  if (facts.motif !== undefined)
    for (const file of globSync('*.svg', { cwd: join(root, 'bands/match/pictures') }))
      cpSync(join(root, 'bands/match/pictures', file), join(root, 'band/pictures', file));
  for (const [file, record] of records.files) put(file, record);
  for (const file of records.pictures) cpSync(join(from, 'src/content', file), join(root, 'band', file));
  const gone = localeCodes.flatMap((locale) => {
    const present = productTexts(root, locale);
    const isKey = (key: string) => originalOf(key, present) !== undefined;
    const own = Object.entries(texts[locale] ?? {}).filter(
      ([key, text]) => !records.read.has(key) && isOwn(`${locale} ${key} ${text}`),
    );
    const known = own.filter(([key]) => isKey(key));
    if (known.length > 0) put(`texts/${locale}.json`, Object.fromEntries(known));
    return own.flatMap(([key, text]) =>
      isKey(key) ? [] : [`${key} is no text any more, and stays behind (${locale}): ${text}`],
    );
  });
  return [...records.notes, ...gone, 'band/ is written. What it lacks says: npm run check'];
}

/** The facts in the shape of `band.json`, without placeholders. */
async function factsOf(from: string): Promise<Record<string, unknown>> {
  const module = pathToFileURL(join(from, 'src/config/site.ts')).href;
  const { site, serviceIds } = (await import(/* @vite-ignore */ module)) as {
    site: EarlierSite;
    serviceIds: object;
  };
  const { artist, hometown, channels, ...others } = site;
  const facts = {
    name: artist,
    ...(artist === 'Match' && { motif: 'match' }),
    place: hometown,
    country: site.imprint?.country ?? 'AT',
    ...others,
    // The product's: where the site is hosted.
    host: undefined,
    links: Object.values(channels).filter((link) => link !== '' && !isPlaceholder(link)),
    serviceIds,
  };
  // A value that is undefined here is left out.
  const filled = (_: string, value: unknown) =>
    value === '' || (typeof value === 'string' && isPlaceholder(value)) ? undefined : value;
  return JSON.parse(JSON.stringify(facts, filled)) as Record<string, unknown>;
}

/** The band's own records and pictures. A record is its own with its picture or its texts, too, and takes its picture along. */
function movedRecords(from: string, texts: Record<string, Record<string, string>>) {
  const content = join(from, 'src/content');
  const all = globSync('{concerts,venues,gallery,members,pictures,releases,videos}/*.*', { cwd: content })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const isOwnFile = (file: string) => isOwn(readFileSync(join(content, file)));
  const pictures = new Set(all.filter((file) => !file.endsWith('.json') && isOwnFile(file)));
  const files: [string, unknown][] = [];
  const notes: string[] = [];
  /** Keys of the texts that became a part of a record. */
  const read = new Set<string>();
  for (const file of all.filter((each) => each.endsWith('.json'))) {
    const record = readJson(content, file) as EarlierRecord;
    const inBoth = (key: string) =>
      Object.fromEntries(localeCodes.map((code) => [code, texts[code]?.[key] ?? '']));
    const isOwnText = (key: string) =>
      Object.entries(inBoth(key)).some(([code, text]) => isOwn(`${code} ${key} ${text}`));
    const key = `members:${record.description ?? ''}`;
    read.add(key);
    const shown = all.filter(
      (each) => !each.endsWith('.json') && stemOf(each) === `${dirname(file)}/${record.img ?? ''}`,
    );
    const hasOwn =
      shown.some((each) => pictures.has(each)) || (record.description !== undefined && isOwnText(key));
    if (!hasOwn && !isOwn(JSON.stringify(record, inOrder))) continue;
    for (const picture of shown.filter((each) => !pictures.has(each))) {
      pictures.add(picture);
      notes.push(`band/${picture} is the sample's: put a picture of yours in its place`);
    }
    const { description, instrumentLangKeys, ...others } = record;
    if (description !== undefined && !isOwnText(key))
      notes.push(`band/${file} has the text of the sample: write one of yours`);
    const word = (instrument: string) => {
      if ((instruments as readonly string[]).includes(instrument)) return instrument;
      read.add(`instruments:${instrument}`);
      return inBoth(`instruments:${instrument}`);
    };
    files.push([
      file,
      {
        ...others,
        ...(instrumentLangKeys && { instrumentLangKeys: instrumentLangKeys.map(word) }),
        ...(description !== undefined && { text: inBoth(key) }),
      },
    ]);
  }
  return { files, pictures, notes, read };
}
