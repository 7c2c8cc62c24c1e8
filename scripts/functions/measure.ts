import { cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { FunctionsManifest } from '@netlify/zip-it-and-ship-it';
import { startBlobs } from '../serve/functions/blobs.ts';
import { exampleSecrets } from '../test/exampleSecrets.ts';
import { bundleFunctions } from './bundle.ts';
import { type ColdStart, coldStart } from './coldStart.ts';

interface Measurement extends ColdStart {
  name: string;
  /** Size of our part of the archive in bytes; the host adds the same files to every archive. */
  bytes: number;
  /** Paths that the host routes to it. The host reads them from the source without running it, so it misses computed paths. */
  routes: string[];
}

/** Bundles every function and starts each `times` times, with stores and a password, without external services. */
export async function measureFunctions(root: string, times: number): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  // Outside the project, so that a bundle finds only its own packages.
  await cp(await bundleFunctions(root), folder, { recursive: true });
  const blobs = await startBlobs(join(folder, 'data'));
  const { ADMIN_PASSWORD, SESSION_SECRET } = exampleSecrets;
  Object.assign(process.env, { ADMIN_PASSWORD, SESSION_SECRET });
  try {
    const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
    const functions: Measurement[] = [];
    for (const { name, routes = [] } of (JSON.parse(manifest) as FunctionsManifest).functions) {
      const bundle = join(folder, name);
      functions.push({
        name,
        bytes: await archivedBytes(bundle),
        routes: routes.map(({ pattern }) => pattern),
        ...(await coldStart(bundle, `functions/${name}.mjs`, times)),
      });
    }
    return functions;
  } finally {
    await blobs.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The bytes of a bundle in an archive like the host's, which compresses at level 1 and needs about 92 bytes and two paths for each file. */
async function archivedBytes(folder: string): Promise<number> {
  let bytes = 0;
  for await (const entry of glob('**', { cwd: folder, withFileTypes: true, exclude: isOfHost })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile())
      bytes +=
        deflateRawSync(await readFile(path), { level: 1 }).length + 92 + 2 * (path.length - folder.length);
  }
  return bytes;
}

const isOfHost = ({ name }: { name: string }) => name.startsWith('___netlify-');
