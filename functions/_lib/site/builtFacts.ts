import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesRoot } from '../env.ts';

/**
 * The facts that the build of the site has recorded about itself (`buildRecord`); none where there is no build. Not checked by that contract,
 * whose library would double the size of most functions.
 */
export function builtFacts(): { absent?: unknown } {
  try {
    const json: unknown = JSON.parse(readFileSync(join(filesRoot(), 'dist/build.json'), 'utf8'));
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}
