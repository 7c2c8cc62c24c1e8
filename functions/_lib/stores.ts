import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { buildRecordPath } from '../../src/records/built/buildRecord.ts';
import { repositoryIn } from '../../src/stores/repository/repository.ts';
import { openGallery, openStores } from '../../src/stores/stores.ts';
import { setting } from './env.ts';

/** The files beneath the stores. The host names the folder of the files that come with a function. */
function repository() {
  const host = setting('LAMBDA_TASK_ROOT');
  const root = host ?? process.cwd();
  return repositoryIn(root, setting('SHOW_SAMPLE') !== '1' && (isOwnIn(root) ?? host !== undefined));
}

/** Whether the build of a folder is the band's own site, without the samples; `undefined` where there is none. */
function isOwnIn(root: string): boolean | undefined {
  try {
    const json: unknown = JSON.parse(readFileSync(join(root, 'dist', buildRecordPath), 'utf8'));
    return z.object({ isOwnSite: z.boolean() }).parse(json).isOwnSite;
  } catch {
    return undefined;
  }
}

/** The configured stores of concerts and venues. */
export const stores = () => openStores(setting, repository());

/** The configured gallery. */
export const gallery = () => openGallery(setting, repository());
