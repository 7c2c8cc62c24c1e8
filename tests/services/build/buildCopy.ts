import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject, type ProjectCopy } from '../../../scripts/project/projectCopy.ts';
import type { Building } from './buildWith.ts';

/** A copy of the project to build, with its caches. */
export interface BuildableCopy extends ProjectCopy {
  /** The folder of its caches, where the pages look for fetched pictures. */
  caches: string;
  /** Builds once for each entry, one after the other; gives what each was told, and the log of all. */
  build: (builds: readonly Building[]) => Promise<{ said: string[]; log: string }>;
}

export async function buildableCopy(): Promise<BuildableCopy> {
  const copy = await copyProject(process.cwd(), { cache: 'node_modules/.astro/assets' });
  const caches = join(copy.folder, 'node_modules/.astro');
  return {
    ...copy,
    caches,
    build: async (builds) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['tests/services/build/buildWith.ts', JSON.stringify(builds)],
        // Nothing of the test runner's own environment, by which Astro would know that it is tested.
        { cwd: copy.folder, env: { PATH: process.env.PATH }, maxBuffer: 64 * 1024 * 1024 },
      );
      return { said: JSON.parse(stdout.split('\n').at(-1) ?? '[]') as string[], log: stdout };
    },
  };
}
