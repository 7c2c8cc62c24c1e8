import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { makeAtomic } from './atomicBlobs.ts';

/** Where they lie: in a folder that git ignores, when `DATA_DIRECTORY` says nothing else. */
export function dataFolder({ DATA_DIRECTORY = '' }: NodeJS.ProcessEnv): string {
  return DATA_DIRECTORY === '' ? '.netlify/data' : DATA_DIRECTORY;
}

export interface RunningBlobs {
  stop: () => Promise<void>;
}

/**
 * Netlify Blobs on this machine: what the functions store lies in `folder`, and is still there after a restart. Sets where
 * every `getStore()` of this process and of its children finds its blobs, until it stops.
 */
export async function startBlobs(folder: string): Promise<RunningBlobs> {
  mkdirSync(folder, { recursive: true });
  const token = randomBytes(24).toString('base64url');
  const server = makeAtomic(new BlobsServer({ directory: folder, token, logger: () => undefined }), folder);
  const { address } = await server.start();
  setEnvironmentContext({
    edgeURL: address,
    uncachedEdgeURL: address,
    siteID: 'local',
    token,
    primaryRegion: 'local',
  });
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  return {
    stop: async () => {
      // Another store may have been started since.
      if (process.env.NETLIFY_BLOBS_CONTEXT === context) delete process.env.NETLIFY_BLOBS_CONTEXT;
      await server.stop();
    },
  };
}
