import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions } from '../scripts/functions/bundle.ts';
import { startBlobs } from '../scripts/serve/functions/blobs.ts';
import { serve } from '../scripts/serve/server.ts';
import { exampleSecrets } from '../scripts/test/exampleSecrets.ts';

/** Serves a built site and the floor page with the headers of the host, the site with its functions and empty stores. */
export async function serveBeside(root: string, dist: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const { ADMIN_PASSWORD, SESSION_SECRET } = exampleSecrets;
  Object.assign(process.env, { ADMIN_PASSWORD, SESSION_SECRET });
  const blobs = await startBlobs(folder);
  const config = join(root, 'netlify.toml');
  const site = await serve({ port: 0, dist, config, functions: await bundleFunctions(root) });
  const floor = await serve({ port: 0, dist: join(root, 'bench/floor'), config, functions: folder });
  return {
    site: site.url,
    floor: floor.url,
    async [Symbol.asyncDispose]() {
      await Promise.all([site.stop(), floor.stop()]);
      await blobs.stop();
      await rm(folder, { recursive: true });
    },
  };
}
