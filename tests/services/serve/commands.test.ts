import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { getStore } from '@netlify/blobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../../scripts/project/projectCopy.ts';
import { startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { listen } from '../../../scripts/serve/port.ts';
import { startCommand } from './command.ts';
import { isNight } from '../../night.ts';
import { folderWith, pages, write } from './fixture.ts';

const built = { options: ['--built'] };

/** Runs `npm start` where it is expected to fail, and gives its exit code and what it said to the person. */
async function failure(cwd: string, how: Parameters<typeof startCommand>[2] = {}) {
  const { child } = await startCommand('start', cwd, how);
  const said = text(child.stderr);
  child.stdout.resume();
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: await said };
}

describe('with a built site', () => {
  let folder = '';
  beforeAll(() => {
    folder = folderWith({ ...pages, 'netlify.toml': readFileSync('netlify.toml') });
    mkdirSync(join(folder, 'functions'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('npm run serve creates a password where none is configured, prints it, keeps it across a restart, and stops cleanly', async () => {
    const start = async () => {
      const { ask, printed, stop } = await startCommand('start', folder, built);
      expect(await ask('/en')).toBe(pages['dist/en/index.html']);
      const line = await printed(/password, made for this machine: \S+$/);
      expect(await stop()).toBe(0);
      return line?.split(' ').at(-1);
    };
    const password = await start();

    expect(password).toMatch(/^[a-z\d]{4}(-[a-z\d]{4}){3}$/);
    expect(await start()).toBe(password);
  });

  test('a port in use: one sentence and exit code 1, before the build', async () => {
    const holder = createServer();
    const port = await listen(holder, 0);
    const { code, said } = await failure(folder, { port });
    holder.close();

    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} is taken; stop what runs there, or choose another one: PORT=${port + 1} npm start\n`,
    );
  });

  test('a missing build: one sentence and exit code 1', async () => {
    const { code, said } = await failure(join(folder, 'functions'), built);

    expect(code).toBe(1);
    expect(said).toBe(
      `There is no built site in ${join(folder, 'functions/dist')}; build it first: npm run build\n`,
    );
  });
});

/** Runs `npm run dev` in a folder, asks for a page, and edits a function. */
async function develop(folder: string, page: string, words: string): Promise<void> {
  const sayTake = (answer: string) =>
    write(folder, {
      'functions/take.ts': `
        export default () => new Response('${answer}');
        export const config = { path: '/api/take' };`,
    });
  sayTake('first take');
  const { ask, stop } = await startCommand('dev', folder);

  expect(await ask(page)).toContain(words);
  expect(await ask('/api/take')).toBe('first take');
  sayTake('second take');
  await expect.poll(() => ask('/api/take'), { timeout: 10_000 }).toBe('second take');
  expect(await stop()).toBe(0);
}

test.runIf(isNight)('npm run dev shows the pages of the product', { timeout: 240_000 }, async () => {
  await using copy = await copyProject(process.cwd());
  await develop(copy.folder, '/en/contact/thanks', '<html lang="en-GB"');
});

test('the README installs and starts by two commands, and npm start is the command of these tests', () => {
  const commands = readFileSync('README.md', 'utf8').matchAll(/^ {4}(\S.*?)(?: +#.*)?$/gm);
  expect([...commands].map(([, command]) => command)).toEqual(['npm ci', 'npm start']);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts).toMatchObject({ start: 'node scripts/serve/start.ts', dev: 'node scripts/serve/dev.ts' });
  expect(scripts.build).toMatch(/^node scripts\/band\/write\.ts && /);
});

const concert = 'bands/match/concerts/2026-12-04-lampenfieber.json';

describe('with a site to build', () => {
  let folder = '';
  beforeAll(() => {
    // Below this project, because it imports from it and from its packages; with caches of its own.
    mkdirSync('.netlify', { recursive: true });
    folder = mkdtempSync(resolve('.netlify/project-'));
    write(folder, {
      'package.json': '{ "type": "module" }',
      'netlify.toml': readFileSync('netlify.toml'),
      'astro.config.mjs': `
        import devFunctions from '../../scripts/serve/functions/devFunctions.ts';
        const cacheDir = './cache';
        export default { cacheDir, vite: { cacheDir: './cache/vite' }, integrations: [devFunctions()] };`,
      'src/content.config.ts': `
        import { defineCollection } from 'astro:content';
        import { glob } from 'astro/loaders';
        import { concertFile } from '../../../src/stores/repository/concertFile.ts';
        const loader = glob({ base: './generated/content/concerts', pattern: '*.json' });
        export const collections = { concerts: defineCollection({ loader, schema: concertFile }) };`,
      'src/pages/index.astro': '<p>Proberaum</p>',
      'src/pages/stored.astro': `---
        import { getStore } from '@netlify/blobs';
        const { blobs } = await getStore('concerts').list();
        ---
        <p>Stored: {blobs.map(({ key }) => key)}</p>`,
      'functions/place.ts': `
        export default () => new Response(import.meta.filename);
        export const config = { path: '/api/place' };`,
      'functions/password.ts': `
        export default () => new Response(process.env.ADMIN_PASSWORD);
        export const config = { path: '/api/password' };`,
      'functions/order.ts': `
        export default async () => fetch(process.env.BUILD_HOOK_URL, { method: 'POST' });
        export const config = { path: '/api/order' };`,
    });
    for (const path of [
      'i18n',
      'src/content/pictures',
      'src/images/typography',
      'bands/match/band.json',
      concert,
    ])
      cpSync(path, join(folder, path), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('npm start builds with the records of the local store and serves the functions as bundles; when its hook is called it builds again, and serves the new pages and functions; it stops amid a build', async () => {
    const data = join(folder, '.netlify/data');
    const store = async (key: string) => {
      const blobs = await startBlobs(data);
      await getStore('concerts').setJSON(key, {});
      await blobs.stop();
    };
    await store('one');
    const { ask, child, printed, stop, url } = await startCommand('start', folder);
    const errors = createInterface(child.stderr)[Symbol.asyncIterator]();

    expect(await ask('/stored')).toContain('Stored: one<');
    expect(await ask('/api/place')).toBe(join(folder, '.netlify/bundles/place/functions/place.mjs'));
    expect(await printed(/password.*: \S+$/)).toMatch(new RegExp(`: ${await ask('/api/password')}$`));
    child.stdout.resume();

    await store('two');
    expect((await fetch(`${url}/api/order`)).status).toBe(200);
    await expect.poll(() => ask('/stored'), { timeout: 60_000 }).toContain('Stored: onetwo');
    expect(await ask('/api/place')).toMatch(
      /\.netlify\/rebuilt\/\d+\/1\/functions\/place\/functions\/place\.mjs$/,
    );
    // The next start by --built serves it, too.
    expect(readFileSync(join(folder, 'dist/stored/index.html'), 'utf8')).toContain('Stored: onetwo');

    const file = join(folder, 'bands/match/band.json');
    const facts = readFileSync(file);
    write(folder, { 'bands/match/band.json': '{' });
    await ask('/api/order');
    expect((await errors.next()).value).toMatch(
      /^No new build, the former one stays: bands\/match\/band\.json, line 1: .+$/,
    );
    write(folder, { 'bands/match/band.json': facts });
    expect(await ask('/stored')).toContain('Stored: onetwo');

    await ask('/api/order');
    expect(await stop()).toBe(0);
    expect(readdirSync(join(folder, '.netlify/rebuilt'))).toEqual([]);
  }, 120_000);

  test('npm run dev: pages and functions at one address, and an edited function counts at once', () =>
    develop(folder, '/', 'Proberaum</p>'));

  // The sentences are those of `scripts/band/write.ts`, which `npm run build` runs first, too.
  test('a file of the band with a fault: one sentence with file, field and fix, and exit code 1', async () => {
    const broken = readFileSync(concert, 'utf8').replace('https://', 'http://');
    write(folder, { [concert]: broken });
    const { code, said } = await failure(folder);

    expect(code).toBe(1);
    expect(said).toMatch(/^bands\/match\/concerts\/2026.*\.json: ticketUrl .*https.*\n$/);
  });
});
