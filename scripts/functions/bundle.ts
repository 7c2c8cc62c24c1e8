import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHostConfig } from '../project/hostConfig.ts';
import { CommandError } from '../serve/command.ts';

/** The files of a bundle, apart from packages, which `package-lock.json` names. */
const sources = ['{functions,src,generated}/**/*.{ts,tsx,json}', 'netlify.toml', 'package-lock.json'];

/**
 * Bundles every function of a project with the host's bundler. Returns `folder` with a folder for each function, as the host unpacks it.
 * Bundles of the same sources are used again. Throws a `CommandError` of one sentence for a function that cannot be bundled.
 */
export async function bundleFunctions(
  root: string,
  folder = join(root, '.netlify/bundles'),
): Promise<string> {
  const record = join(folder, 'sources.sha256');
  const digest = digestOf(root);
  if ((await readFile(record, 'utf8').catch(() => '')) === digest) return folder;

  await rm(folder, { recursive: true, force: true });
  try {
    await bundle(root, folder);
  } catch (error) {
    const reason = String(error).replaceAll('\n', ' ');
    throw new CommandError(`The functions cannot be bundled: ${reason}`, { cause: error });
  }
  await writeFile(record, digest);
  return folder;
}

async function bundle(root: string, folder: string): Promise<void> {
  // Loaded here, so that serving earlier bundles does not wait for it.
  const { zipFunctions } = await import('@netlify/zip-it-and-ship-it');
  const { includedFiles } = readHostConfig(join(root, 'netlify.toml'));
  // As in `netlify.toml`; for such functions the host's bundler uses only the version of Node and the files.
  const config = { nodeBundler: 'esbuild', nodeVersion: '24', includedFiles } as const;
  await zipFunctions(join(root, 'functions'), folder, {
    archiveFormat: 'none',
    basePath: root,
    config: { '*': { ...config, includedFilesBasePath: root } },
  });
}

function digestOf(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root }).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
