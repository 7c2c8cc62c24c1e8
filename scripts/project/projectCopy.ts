import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ownBand } from '../band/chooseBand.ts';

/** Results and caches of builds, which a fresh clone does not have. */
const generated = new Set(['node_modules', 'dist', '.astro', '.netlify', '.git', '.env', 'test-results']);
/** Caches inside `node_modules` begin like this; so does `.bin`, which is needed. */
const isCache = (name: string) => name.startsWith('.') && name !== '.bin';

/** The project like a fresh clone, in a folder that is deleted on disposal. */
export interface ProjectCopy extends AsyncDisposable {
  folder: string;
}

interface CopyOptions {
  /** Cache folders to copy where they exist, such as `node_modules/.astro` with the rendered pictures. */
  cache?: string | string[];
  /** The folder of the copy; a temporary one by default. */
  target?: string;
}

/** Copies the sources and links the packages one by one, so that the copy has empty caches of its own. */
export async function copyProject(
  root: string,
  { cache = [], target }: CopyOptions = {},
): Promise<ProjectCopy> {
  const folder = target ?? (await mkdtemp(join(tmpdir(), 'project-copy-')));
  const isSource = (path: string) => !generated.has(basename(path));
  // Without a band's own folder, as upstream: copies are for tests of the product. One by one: `cp` refuses to copy a folder into a folder of its own.
  for (const name of (await readdir(root)).filter((each) => isSource(each) && each !== ownBand))
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  const packages = (await readdir(join(root, 'node_modules'))).filter((name) => !isCache(name));
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await Promise.all(
    packages.map((name) => symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))),
  );
  for (const name of [cache].flat())
    await cp(join(root, name), join(folder, name), { recursive: true }).catch(() => undefined);
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
