import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type RunningBlobs, startBlobs } from '../../scripts/serve/functions/blobs.ts';
import type { StoreName } from '../../src/config/stores.ts';

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

/** Stops stores as an outage does: functions and builds still look for them where they were. */
export async function takeDown(blobs: RunningBlobs): Promise<void> {
  const { NETLIFY_BLOBS_CONTEXT: context } = process.env;
  await blobs.stop();
  Object.assign(process.env, { NETLIFY_BLOBS_CONTEXT: context });
}
