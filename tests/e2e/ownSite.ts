import { serveBuilt, type RunningSite } from './builtSite.ts';
import { test as base } from './fixtures.ts';
import { password } from './pages/Admin.ts';

/** The variables with which the band can log in, each test from an address of its own (fixtures.ts). */
export const withLogIn = {
  ADMIN_PASSWORD: password,
  SESSION_SECRET: 'a secret of the tests, long enough for HS256',
  TRUST_ADDRESS_HEADER: 'on',
};

/**
 * The `test` of journeys that change what the site shows: each worker has a site of its own, with empty stores, so that nobody
 * else's pages change.
 */
const withSite = (fill?: (data: string) => Promise<void>, folder = process.cwd()) =>
  base.extend<object, { ownSite: string }>({
    ownSite: [
      async ({}, use) => {
        const site = await serveBuilt(folder, withLogIn, fill);
        await use(site.url);
        await site.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: async ({ ownSite }, use) => {
      await use(ownSite);
    },
  });

export const test = withSite();

/** As `test`, with a site that no other file's tests change. `fill` puts records into its stores; `folder` has another build. */
export const siteOfItsOwn = withSite;

/** Each test has a server of its own, which it may stop, and stores that it may write into. */
export const siteOfEach = base.extend<{ site: RunningSite }>({
  site: async ({}, use) => {
    const site = await serveBuilt(process.cwd(), withLogIn);
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});
