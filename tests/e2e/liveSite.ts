import { join } from 'node:path';
import { everySource, serveBuilt } from './builtSite.ts';
import { test as base } from './fixtures.ts';
import { startSources, type LiveSources } from './liveSources.ts';
import { withLogIn } from './ownSite.ts';

export { expect } from './fixtures.ts';

/** The site that was built with every source on, and those sources. */
export interface LiveSite extends LiveSources {
  url: string;
  /** The folder of the built files. */
  dist: string;
}

/** The `test` of journeys on that site, which is built before the tests (`buildSites.ts`). */
export const test = base.extend<object, { site: LiveSite }>({
  site: [
    async ({}, use) => {
      await using afterwards = new AsyncDisposableStack();
      const sources = await startSources();
      afterwards.defer(sources.stop);
      const server = await serveBuilt(everySource, { ...sources.environment, ...withLogIn });
      afterwards.defer(server.stop);
      await use({ ...sources, url: server.url, dist: join(everySource, 'dist') });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  language: 'de',
  // Playwright would send them to the services, too, which let pages send none but their own.
  extraHTTPHeaders: {},
});
