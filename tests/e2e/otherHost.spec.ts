import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { expect, test as base } from './fixtures.ts';
import { literally } from './words.ts';
import { site } from '../../src/config/site.ts';

/** A host that can serve files and nothing else: no redirects; a path that it does not know gets `404.html`. */
const test = base.extend<{ plainHost: string }>({
  plainHost: async ({ noise }, use) => {
    const read = (path: string) => readFile(join('dist', path)).catch(() => undefined);
    const server = createServer((request, response) => {
      void (async () => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
        const file = (await read(path)) ?? (await read(`${path}/index.html`));
        response.statusCode = file ? 200 : 404;
        response.setHeader('content-type', file ? (lookup(path) ?? 'text/html') : 'text/html');
        response.end(file ?? (await read('404.html')));
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const origin = `http://localhost:${port}`;
    noise.allow(new RegExp(literally(origin)));
    await use(origin);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

test('N4 on any static host 404.html leads to both home pages @desk', async ({ page, plainHost }) => {
  const unknown = ['/gibt-es-nicht', '/a/b/c', '/en/live/nope'];
  for (const path of unknown)
    expect((await page.goto(`${plainHost}${path}`, { waitUntil: 'commit' }))?.status(), path).toBe(404);
  for (const [name, home] of [
    ['Zur Startseite', '/'],
    ['To the home page', '/en/'],
  ] as const) {
    await page.goto(`${plainHost}${unknown[1]}`);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${plainHost}${home}`);
    await expect(page.getByRole('heading', { level: 1, name: site.artist })).toBeAttached();
  }
});

test('N4 on any static host the addresses of sections are files @desk', async ({ page, plainHost }) => {
  for (const path of ['/live', '/live/', '/die-band', '/en/the-band', '/the-band', '/en/live/all']) {
    const response = await page.goto(`${plainHost}${path}`, { waitUntil: 'commit' });
    expect(response?.status(), path).toBe(200);
    await expect(page).toHaveURL(`${plainHost}${path}`);
  }
});
