import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyProject } from '../../scripts/bench/build.ts';
import { freePort } from '../../scripts/serve/port.ts';
import { test as base } from './fixtures.ts';
import { startSources, type LiveSources } from './liveSources.ts';

export { expect } from './fixtures.ts';

/** A site of its own, built with every source on, and those sources. */
export interface LiveSite extends LiveSources {
  url: string;
  /** The folder of the built files. */
  dist: string;
}

/**
 * The `test` of journeys on that site, which is built once for all of them, in a copy of the project with a copy of its caches:
 * what a test's sources said must never stand in for what the real ones do.
 */
export const test = base.extend<object, { site: LiveSite }>({
  site: [
    async ({}, use) => {
      await using afterwards = new AsyncDisposableStack();
      const sources = await startSources();
      afterwards.defer(sources.stop);
      const copy = afterwards.use(await copyProject(process.cwd()));
      const caches = 'node_modules/.astro';
      await cp(caches, join(copy.folder, caches), { recursive: true }).catch(() => undefined);
      const server = await startSite(copy.folder, sources.environment);
      afterwards.defer(server.stop);
      await use({ ...sources, url: server.url, dist: join(copy.folder, 'dist') });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  // Playwright would send them to the services, too, which let pages send none but their own.
  extraHTTPHeaders: {},
});

/** Builds and serves the project of a folder, with stores of its own. */
async function startSite(folder: string, environment: Record<string, string>) {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['scripts/serve/start.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      ...environment,
      PORT: port,
      DATA_DIRECTORY: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  let isServed = false;
  for await (const line of createInterface(child.stdout)) if ((isServed = line.includes(url))) break;
  if (!isServed) throw new Error('The site with every source on could not be built.');
  child.stdout.resume();
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
