import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/serve/port.ts';
import { test as base } from './fixtures.ts';
import { password } from './pages/Admin.ts';

/**
 * The `test` of journeys that change what the site shows: each worker has a site of its own, with empty stores, so that nobody
 * else's pages change.
 */
export const test = base.extend<object, { ownSite: string }>({
  ownSite: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'own-site-'));
      const port = await freePort();
      const server = spawn(process.execPath, ['scripts/serve/start.ts', '--built'], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIRECTORY: folder,
          ADMIN_PASSWORD: password,
          SESSION_SECRET: 'a secret of the tests, long enough for HS256',
          TRUST_ADDRESS_HEADER: 'on',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      // It says where it is once it is there.
      for await (const line of createInterface(server.stdout)) if (line.includes(String(port))) break;
      await use(`http://localhost:${port}`);
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ ownSite }, use) => {
    await use(ownSite);
  },
});
