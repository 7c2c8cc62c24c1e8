import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';

/** A function as it is deployed. */
export interface Bundle {
  name: string;
  /** What is ours in its archive, in bytes: the host adds the same files of its own to every one. */
  bytes: number;
  /** The paths that the host will send to it. It reads them from the source without running it, and does not see what is computed. */
  routes: string[];
  /** The module that answers, unpacked. */
  entry: string;
}

/** As `netlify.toml` says; of functions like ours the host's bundler only takes the version from it. */
const config = { '*': { nodeBundler: 'esbuild', nodeVersion: '24' } } as const;

/** Bundles every function below `root` with the host's own bundler, into `folder`. A function that it cannot read fails here. */
export async function bundleFunctions(root: string, folder: string): Promise<Bundle[]> {
  const source = join(root, 'functions');
  const names = (await readdir(source)).filter((name) => name.endsWith('.ts')).sort();
  const { bytes: addedByHost } = await bundleNothing(folder);
  const bundles: Bundle[] = [];
  for (const name of names.map((file) => basename(file, '.ts'))) {
    const { bytes, routes } = await bundle(join(source, `${name}.ts`), root, folder, 'zip');
    const { path } = await bundle(join(source, `${name}.ts`), root, join(folder, 'unpacked'), 'none');
    bundles.push({ name, bytes: bytes - addedByHost, routes, entry: join(path, 'functions', `${name}.mjs`) });
  }
  return bundles;
}

/** A function with hardly anything of ours in it: what its archive and its start come to is the host's and Node's own. */
export async function bundleNothing(folder: string): Promise<Pick<Bundle, 'bytes' | 'entry'>> {
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
  const made = await zipFunction(source, folder, { basePath, archiveFormat, config });
  if (!made) throw new Error(`${source} is no function that the host would deploy.`);
  const { path, routes = [] } = made;
  return { path, routes: routes.map(({ pattern }) => pattern), bytes: (await stat(path)).size };
}
