import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore, setEnvironmentContext } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type RunningBlobs, startBlobs } from '../../scripts/serve/functions/blobs.ts';
import { freePort } from '../../scripts/serve/port.ts';
import type { StoreName } from '../../src/stores/blobStore.ts';

/** Empty stores for one file of tests, in a folder that goes when they stop. */
export async function startEmptyBlobs(): Promise<RunningBlobs> {
  const folder = mkdtempSync(join(tmpdir(), 'blobs-'));
  const blobs = await startBlobs(folder);
  return {
    stop: async () => {
      await blobs.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Gives the tests of a file or a block stores; `emptied` are empty before each test, and each unsets its variables. */
export function useBlobs(...emptied: StoreName[]): void {
  let blobs: RunningBlobs;
  beforeAll(async () => {
    blobs = await startEmptyBlobs();
  });
  afterAll(() => blobs.stop());
  beforeEach(() => Promise.all(emptied.map(emptyStore)));
  afterEach(() => {
    vi.unstubAllEnvs();
  });
}

/** Deletes everything in a store. */
export const emptyStore = (name: StoreName) => getStore(name).deleteAll();

/** Runs work while functions and builds look for the stores at another address. */
export async function withStoresAt<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const { NETLIFY_BLOBS_CONTEXT: context } = process.env;
  const place = { edgeURL: url, uncachedEdgeURL: url, primaryRegion: 'local' };
  setEnvironmentContext({ ...place, siteID: 'local', token: 'a-token' });
  try {
    return await work();
  } finally {
    process.env.NETLIFY_BLOBS_CONTEXT = context;
  }
}

/** Runs work during an outage of the stores: nobody listens at their address. */
export const whileDown = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  withStoresAt(`http://127.0.0.1:${await freePort()}`, work);
