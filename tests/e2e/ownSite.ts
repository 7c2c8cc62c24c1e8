import { serveBuilt } from './builtSite.ts';
import { test as base } from './fixtures.ts';
import { password } from './pages/Admin.ts';

/** The variables with which the band can log in, each test from an address of its own (fixtures.ts). */
export const withLogIn = {
  ADMIN_PASSWORD: password,
  SESSION_SECRET: 'a secret of the tests, long enough for HS256',
  TRUST_ADDRESS_HEADER: 'on',
};

/**
 * The `test` of journeys that change what the site shows: each file has a site of its own in each worker, so that nobody else's pages
 * change. `fill` puts records into its stores, which are empty else; `folder` has another build, with the `environment` that it was built in.
 */
export const siteOfItsOwn = (
  fill?: (data: string) => Promise<void>,
  folder = process.cwd(),
  environment: Record<string, string> = {},
) =>
  base.extend({
    baseURL: async ({ siteOf }, use, { file }) => {
      const { url } = await siteOf(file, () => serveBuilt(folder, { ...environment, ...withLogIn }, fill));
      await use(url);
    },
  });

export const test = siteOfItsOwn();

/** The `test` of journeys that look at nothing in the lists but what they have added: their files share a site in each worker. */
export const sharedSite = base.extend({
  baseURL: async ({ siteOf }, use) => {
    const { url } = await siteOf(undefined, () => serveBuilt(process.cwd(), withLogIn));
    await use(url);
  },
});
