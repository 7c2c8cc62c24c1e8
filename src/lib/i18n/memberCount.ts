import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The number of the band's members, by their files below the folder of a project. Texts tell one person from several by it. */
export function memberCount(root = process.cwd()): number {
  const folder = join(root, 'generated/content/members');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')).length : 0;
}
