import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serveBuilt } from './builtSite.ts';
import { test as base } from './fixtures.ts';
import { withLogIn } from './ownSite.ts';

/** The `test` of journeys with a site of their own, whose clock they move. */
export const test = base.extend<object, { setAhead: (ms: number) => void; ownSite: string }>({
  setAhead: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'clock-'));
      process.env.CLOCK_FILE = join(folder, 'ahead');
      const setAhead = (ms: number) => writeFileSync(join(folder, 'ahead'), String(ms));
      setAhead(0);
      await use(setAhead);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  ownSite: [
    async ({ setAhead }, use) => {
      setAhead(0);
      const options = [process.env.NODE_OPTIONS, `--import ${resolve('tests/e2e/serverClock.ts')}`];
      const clock = { NODE_OPTIONS: options.join(' ') };
      const site = await serveBuilt(process.cwd(), { ...withLogIn, ...clock });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ ownSite }, use) => {
    await use(ownSite);
  },
});
