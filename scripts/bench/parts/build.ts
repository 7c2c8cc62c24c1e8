import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Figures } from '../budgets.ts';

const run = promisify(execFile);

/** What a build makes or caches, and what a fresh clone has not. */
const notSource = new Set([
  'node_modules',
  'dist',
  '.astro',
  '.netlify',
  '.git',
  '.env',
  'bench-results',
  'test-results',
]);
/** Caches inside `node_modules` begin like this; so does `.bin`, which is needed. */
const isCache = (name: string) => name.startsWith('.') && name !== '.bin';

/** The project as a fresh clone has it, in a folder of its own that goes when it is disposed of. */
export interface Copy extends AsyncDisposable {
  folder: string;
}

/** Copies the sources; the packages are linked one by one, so that the copy's caches are its own and empty. */
export async function copyProject(root: string): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  await cp(root, folder, {
    recursive: true,
    filter: (path) => path === root || !notSource.has(basename(path)),
  });
  const packages = (await readdir(join(root, 'node_modules'))).filter((name) => !isCache(name));
  await mkdir(join(folder, 'node_modules'));
  await Promise.all(
    packages.map((name) => symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))),
  );
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Builds a copy twice on two cores, first without any cache, and says how long each took. */
export async function timeBuilds(folder: string): Promise<Figures> {
  return { coldBuild: await build(folder), secondBuild: await build(folder) };
}

/** Runs the project's build in a folder, with these variables, too; returns milliseconds. A failing build throws with its last lines. */
export async function build(folder: string, variables: Record<string, string> = {}): Promise<number> {
  const [command, ...args] = [...twoCores(), 'npm', 'run', 'build'];
  const started = performance.now();
  try {
    await run(command, args, {
      cwd: folder,
      env: { ...process.env, ...variables },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (cause) {
    throw new Error(`The build failed:\n${lastLines(cause)}`, { cause });
  }
  return performance.now() - started;
}

/** The budget is for two cores; where the machine has more and can be told, it is told. */
function twoCores(): string[] {
  return availableParallelism() > 2 && process.platform === 'linux' ? ['taskset', '--cpu-list', '0,1'] : [];
}

function lastLines(failure: unknown): string {
  const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
  return (stdout + stderr).trimEnd().split('\n').slice(-20).join('\n');
}
