import { execFile } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject, type ProjectCopy } from '../../../scripts/project/projectCopy.ts';
import { environment } from '../environment.ts';

/** A build, with what it has of its own. */
export interface Building {
  variables?: Record<string, string>;
  cacheDir?: string;
}

/** The message of a build, and its log. */
export interface Built {
  said: string;
  log: string;
}

/** A copy of the project to build, with its caches. */
export interface BuildableCopy extends ProjectCopy {
  /** The folder of its caches, where the pages look for fetched pictures. */
  caches: string;
  build: (building: Building) => Promise<Built>;
}

/** A copy with only these pages: the fewer, the shorter its builds. */
export async function buildableCopy(isKept: (path: string) => boolean): Promise<BuildableCopy> {
  const copy = await copyProject(process.cwd(), { cache: 'node_modules/.astro/assets' });
  const pages = globSync('src/pages/**/*.{astro,ts}', { cwd: copy.folder });
  for (const path of pages.filter((page) => !isKept(page))) rmSync(join(copy.folder, path));
  const caches = join(copy.folder, 'node_modules/.astro');
  return { ...copy, caches, build: (building) => build(copy.folder, building) };
}

/** Builds the site of a folder in a process of its own. */
async function build(cwd: string, building: Building): Promise<Built> {
  const options = { cwd, env: environment, maxBuffer: 64 * 1024 * 1024 };
  const by = join(cwd, 'tests/services/build/buildOne.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [by, JSON.stringify(building)], options);
  return { said: JSON.parse(stdout.split('\n').at(-1) ?? '') as string, log: stdout };
}
