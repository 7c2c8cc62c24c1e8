import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyProject, type ProjectCopy } from '../../../scripts/project/projectCopy.ts';
import { environment } from '../environment.ts';
import { write } from '../serve/fixture.ts';

/** A build, with what it has of its own. */
export interface Building {
  variables?: Record<string, string>;
  /** Other contents of files, by their paths. */
  files?: Record<string, string>;
  cacheDir?: string;
  outDir?: string;
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

/** A copy with only these pages and records: the fewer, the shorter its builds. */
export async function buildableCopy(isKept: (path: string) => boolean): Promise<BuildableCopy> {
  const copy = await copyProject(process.cwd(), { cache: 'node_modules/.astro/assets' });
  const parts = globSync(['src/pages/**/*.{astro,ts}', 'bands/match/*/*.json'], { cwd: copy.folder });
  for (const path of parts.filter((part) => !part.includes('/texts/') && !isKept(part)))
    rmSync(join(copy.folder, path));
  const caches = join(copy.folder, 'node_modules/.astro');
  return { ...copy, caches, build: (builds) => buildEach(copy.folder, builds, join(copy.folder, script)) };
}

/**
 * The project's content, its contracts and what loads it, with these pages instead of its own, and without its pictures and texts: a build takes
 * a second. The folder lies below the project, where it finds its packages, and has a cache of its own.
 */
export function smallProject(pages: Record<string, string>): string {
  mkdirSync('.netlify', { recursive: true });
  const folder = mkdtempSync(resolve('.netlify/small-'));
  write(folder, {
    'package.json': '{ "type": "module" }',
    'astro.config.mjs': `export default { cacheDir: './cache', vite: { cacheDir: './cache/vite' } };`,
    ...pages,
  });
  const loaders = ['config', 'records', 'lib', 'stores', 'services', 'content.config.ts'];
  const filter = (file: string) => !/\.(png|svg|jpg|webp|avif)$/.test(file);
  for (const path of [
    'tsconfig.json',
    'functions/tsconfig.json',
    'generated',
    ...loaders.map((name) => `src/${name}`),
  ])
    cpSync(path, join(folder, path), { recursive: true, filter });
  return folder;
}

/** Builds the site of a folder once for each entry, one after the other, by the script of this project or of its copy. */
export async function buildEach(
  cwd: string,
  builds: readonly Building[],
  by = join(process.cwd(), script),
): Promise<Built> {
  const options = { cwd, env: environment, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, [by, JSON.stringify(builds)], options);
  return { said: JSON.parse(stdout.split('\n').at(-1) ?? '[]') as string[], log: stdout };
}
