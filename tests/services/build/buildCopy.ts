import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject, type ProjectCopy } from '../../../scripts/project/projectCopy.ts';

/** A build, with what it has of its own. */
export interface Building {
  variables?: Record<string, string>;
  /** Other contents of files, by their paths. */
  files?: Record<string, string>;
  cacheDir?: string;
}

/** The message of each build, and the log of all. */
export interface Built {
  said: string[];
  log: string;
}

/** A copy of the project to build, with its caches. */
export interface BuildableCopy extends ProjectCopy {
  /** The folder of its caches, where the pages look for fetched pictures. */
  caches: string;
  build: (builds: readonly Building[]) => Promise<Built>;
}

const script = 'tests/services/build/buildEach.ts';

export async function buildableCopy(): Promise<BuildableCopy> {
  const copy = await copyProject(process.cwd(), { cache: 'node_modules/.astro/assets' });
  const caches = join(copy.folder, 'node_modules/.astro');
  return { ...copy, caches, build: (builds) => buildEach(copy.folder, builds, join(copy.folder, script)) };
}

/** Builds the site of a folder once for each entry, one after the other, by the script of this project or of its copy. */
export async function buildEach(
  cwd: string,
  builds: readonly Building[],
  by = join(process.cwd(), script),
): Promise<Built> {
  // Nothing of the test runner's own environment, by which Astro would know that it is tested.
  const options = { cwd, env: { PATH: process.env.PATH }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, [by, JSON.stringify(builds)], options);
  return { said: JSON.parse(stdout.split('\n').at(-1) ?? '[]') as string[], log: stdout };
}
