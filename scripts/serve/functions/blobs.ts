import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { makeAtomic } from './atomicBlobs.ts';

/** The folder of the blobs: `DATA_DIRECTORY`, else one that git ignores. */
export function dataFolder({ DATA_DIRECTORY = '' }: NodeJS.ProcessEnv): string {
  return DATA_DIRECTORY === '' ? '.netlify/data' : DATA_DIRECTORY;
}

export interface RunningBlobs {
  stop: () => Promise<void>;
}

/** Private parts of `BlobsServer`. */
interface Internals {
  server: { nodeServer: Server };
}

/**
 * Starts Netlify Blobs on this machine, stored in `folder` across restarts. Every `getStore()` of this process and its children uses them
 * until `stop`.
 */
export async function startBlobs(folder: string): Promise<RunningBlobs> {
  mkdirSync(folder, { recursive: true });
  const token = randomBytes(24).toString('base64url');
  const server = makeAtomic(new BlobsServer({ directory: folder, token, logger: () => undefined }), folder);
  const { address } = await server.start();
  // A server that closes an idle connection can do so in the moment in which the next request is on its way.
  (server as unknown as Internals).server.nodeServer.keepAliveTimeout = 0;
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
      // Another server may have started since.
      if (process.env.NETLIFY_BLOBS_CONTEXT === context) delete process.env.NETLIFY_BLOBS_CONTEXT;
      await server.stop();
    },
  };
}
