import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Digests of the invented records of `src/content`, one after the other. A record that the band has changed is its own. */
export const samplesFile = 'src/content/samples.txt';

/** Variables that tell for whom a build is: the host's name of its context, and `1` where a public site shall show the samples. */
type SampleSetting = 'CONTEXT' | 'SHOW_SAMPLE';

/** Whether a build is the band's public site, which shows nothing invented. */
export const isOwnSite = (setting: (name: SampleSetting) => string | undefined): boolean =>
  setting('CONTEXT') === 'production' && setting('SHOW_SAMPLE') !== '1';

/** The same for each order of the fields: an editor may sort them. */
const inOrder = (_: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

/** Digest of a record, whatever its white space and the order of its fields. */
export const sampleDigest = (record: unknown): string =>
  createHash('sha256').update(JSON.stringify(record, inOrder)).digest('hex').slice(0, 8);

/**
 * The names of the records in a folder of a project, without the samples for the band's own site. The band may delete all records of a kind,
 * and with them their folder; without the folder of the content the call fails.
 */
export function recordFiles(root: string, folder: string, isOwn: boolean): string[] {
  if (existsSync(join(root, 'src/content')) && !existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.json'));
  if (!isOwn) return names;
  const samples = new Set(readFileSync(join(root, samplesFile), 'utf8').split(/\s+/));
  const read = (name: string) => JSON.parse(readFileSync(join(root, folder, name), 'utf8')) as unknown;
  return names.filter((name) => !samples.has(sampleDigest(read(name))));
}
