import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningBlobs, startBlobs } from '../../scripts/serve/blobs.ts';

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
