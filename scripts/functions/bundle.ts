import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';

/** A function as the host deploys it. */
export interface Bundle {
  name: string;
  /** Size of our part of the archive in bytes; the host adds the same files to every archive. */
  bytes: number;
  /** Paths that the host routes to it. The host reads them from the source without running it, so it misses computed paths. */
  routes: string[];
  /** Path of the unpacked module. */
  entry: string;
}

/** As in `netlify.toml`; for such functions the host's bundler uses only the version of Node. */
const config = { '*': { nodeBundler: 'esbuild', nodeVersion: '24' } } as const;

/** Bundles every function below `root` into `folder` with the host's bundler. Throws for a function that it cannot read. */
export async function bundleFunctions(root: string, folder: string): Promise<Bundle[]> {
  const source = join(root, 'functions');
  const names = (await readdir(source)).filter((name) => name.endsWith('.ts')).sort();
  const { bytes: addedByHost } = await bundleEmpty(folder);
  const bundles: Bundle[] = [];
  for (const name of names.map((file) => basename(file, '.ts'))) {
    const { bytes, routes } = await bundle(join(source, `${name}.ts`), root, folder, 'zip');
    const { path } = await bundle(join(source, `${name}.ts`), root, join(folder, 'unpacked'), 'none');
    bundles.push({ name, bytes: bytes - addedByHost, routes, entry: join(path, 'functions', `${name}.mjs`) });
  }
  return bundles;
}

/** Bundles a function that does nothing, to measure the part of the host and of Node. */
export async function bundleEmpty(folder: string): Promise<Pick<Bundle, 'bytes' | 'entry'>> {
  const source = join(folder, 'nothing');
  await mkdir(source, { recursive: true });
  await writeFile(join(source, 'package.json'), '{ "type": "module" }');
  await writeFile(join(source, 'nothing.ts'), 'export default () => new Response();');
  const { bytes } = await bundle(join(source, 'nothing.ts'), source, folder, 'zip');
  const { path } = await bundle(join(source, 'nothing.ts'), source, join(folder, 'unpacked'), 'none');
  return { bytes, entry: join(path, 'nothing.mjs') };
}

async function bundle(source: string, basePath: string, folder: string, archiveFormat: 'zip' | 'none') {
  await mkdir(folder, { recursive: true });
  const result = await zipFunction(source, folder, { basePath, archiveFormat, config });
  if (!result) throw new Error(`${source} is not a function that the host deploys.`);
  const { path, routes = [] } = result;
  return { path, routes: routes.map(({ pattern }) => pattern), bytes: (await stat(path)).size };
}
