import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBlobs } from '../serve/functions/blobs.ts';
import { exampleSecrets } from '../test/exampleSecrets.ts';
import { type Bundle, bundleFunctions, bundleEmpty } from './bundle.ts';
import { type ColdStart, coldStart } from './coldStart.ts';

interface Measurement {
  functions: (Bundle & ColdStart)[];
  /** The start of a function that does nothing, which is Node's part. */
  floor: ColdStart;
}

/** Bundles every function and starts each `times` times, with stores and a password, without external services. */
export async function measureFunctions(root: string, times: number): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  const blobs = await startBlobs(join(folder, 'data'));
  const { ADMIN_PASSWORD, SESSION_SECRET } = exampleSecrets;
  Object.assign(process.env, { ADMIN_PASSWORD, SESSION_SECRET });
  try {
    const functions: Measurement['functions'] = [];
    for (const bundle of await bundleFunctions(root, join(folder, 'bundles')))
      functions.push({ ...bundle, ...(await coldStart(bundle.entry, times)) });
    const { entry } = await bundleEmpty(join(folder, 'nothing'));
    return { functions, floor: await coldStart(entry, times) };
  } finally {
    await blobs.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
