import { join } from 'node:path';
import { copyWithCaches, startSite } from './builtSite.ts';
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
      const copy = afterwards.use(await copyWithCaches());
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
