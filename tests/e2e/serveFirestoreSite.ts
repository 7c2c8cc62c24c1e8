/**
 * Builds the site into a folder (first argument) with the variables that are set, and serves it on a free port with stores of
 * its own; prints its address, and stops when it is asked to. Caches are read and left as they were: what a test's sources
 * said must never stand in for what the real ones do.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startBlobs } from '../../scripts/serve/blobs.ts';
import { buildSite } from '../../scripts/serve/build.ts';
import { run } from '../../scripts/serve/refusal.ts';
import { serve } from '../../scripts/serve/server.ts';
import { stopOnSignal } from '../../scripts/serve/signals.ts';

await run(async () => {
  const folder = process.argv[2] ?? '';
  const [dist, cache] = [join(folder, 'dist'), join(folder, 'cache')];
  await cp('node_modules/.astro', cache, { recursive: true }).catch(() => undefined);
  await buildSite({ outDir: dist, cacheDir: cache, logLevel: 'warn' });
  const blobs = await startBlobs(join(folder, 'data'));
  const site = await serve({ port: 0, dist });
  stopOnSignal(async () => {
    await site.stop();
    await blobs.stop();
  });
  console.log(`serves ${site.url}`);
});
