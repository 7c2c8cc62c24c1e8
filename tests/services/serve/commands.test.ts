import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { getStore } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../../scripts/project/projectCopy.ts';
import { startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { folderWith, pages, write } from './fixture.ts';

const running: ChildProcessByStdio<null, Readable, Readable>[] = [];

/** Runs a command of `scripts/serve` as npm does, in another folder. */
function command(name: 'start' | 'dev', cwd: string, port: number, ...options: string[]) {
  const child = spawn(process.execPath, [resolve(`scripts/serve/${name}.ts`), ...options], {
    cwd,
    // Nothing of the test runner's own environment, by which Astro would know that it is tested.
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

/** Runs `npm start` where it is expected to fail, and gives its exit code and what it said to the person. */
async function failure(cwd: string, port: number, ...options: string[]) {
  const child = command('start', cwd, port, ...options);
  const said = text(child.stderr);
  child.stdout.resume();
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: await said };
}

async function holdPort() {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  return { holder, port: (holder.address() as AddressInfo).port };
}

async function freePort(): Promise<number> {
  const { holder, port } = await holdPort();
  holder.close();
  await once(holder, 'close');
  return port;
}

/** Waits until the command has printed the address, then asks it for a path. */
async function addressOf(child: (typeof running)[number], port: number) {
  const address = `http://localhost:${port}`;
  for await (const line of createInterface(child.stdout)) if (line.includes(address)) break;
  return async (path: string) => (await fetch(address + path)).text();
}

async function printedPassword(child: (typeof running)[number]): Promise<string | undefined> {
  for await (const line of createInterface(child.stdout)) {
    const [, password] = /password, made for this machine: (\S+)$/.exec(line) ?? [];
    if (password) return password;
  }
  return undefined;
}

async function stop(child: (typeof running)[number]): Promise<unknown> {
  child.kill('SIGTERM');
  child.stdout.resume();
  child.stderr.resume();
  return (await once(child, 'close'))[0];
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

describe('with a built site', () => {
  let folder = '';
  beforeAll(() => {
    folder = folderWith({ ...pages, 'netlify.toml': readFileSync('netlify.toml') });
    mkdirSync(join(folder, 'functions'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('npm run serve prints the address, answers there, and stops cleanly on a signal', async () => {
    const port = await freePort();
    const child = command('start', folder, port, '--built');
    const ask = await addressOf(child, port);

    expect(await ask('/en')).toBe(pages['dist/en/index.html']);
    expect(await stop(child)).toBe(0);
  });

  test('npm run serve creates a password where none is configured, prints it, and keeps it across a restart', async () => {
    const start = async () => {
      const child = command('start', folder, await freePort(), '--built');
      const password = await printedPassword(child);
      await stop(child);
      return password;
    };
    const password = await start();

    expect(password).toMatch(/^[a-z\d]{4}(-[a-z\d]{4}){3}$/);
    expect(await start()).toBe(password);
  });

  test('a port in use: one sentence and exit code 1, before the build', async () => {
    const { holder, port } = await holdPort();
    const { code, said } = await failure(folder, port);
    holder.close();

    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} is taken; stop what runs there, or choose another one: PORT=${port + 1} npm start\n`,
    );
  });

  test('a missing build: one sentence and exit code 1', async () => {
    const { code, said } = await failure(join(folder, 'functions'), await freePort(), '--built');

    expect(code).toBe(1);
    expect(said).toBe(
      `There is no built site in ${join(folder, 'functions/dist')}; build it first: npm run build\n`,
    );
  });
});

test('npm run dev: pages and functions at one address, and an edited function counts at once', async () => {
  const endpointSaying = (answer: string) => `
    export default () => new Response('${answer}');
    export const config = { path: '/api/take' };`;
  await using copy = await copyProject(process.cwd());
  write(copy.folder, { 'functions/take.ts': endpointSaying('first take') });
  const port = await freePort();
  const child = command('dev', copy.folder, port);
  const ask = await addressOf(child, port);

  expect(await ask('/en')).toContain('<html lang="en-GB"');
  expect(await ask('/api/take')).toBe('first take');
  write(copy.folder, { 'functions/take.ts': endpointSaying('second take') });
  await expect.poll(() => ask('/api/take'), { timeout: 10_000 }).toBe('second take');
  expect(await stop(child)).toBe(0);
});

describe('with a site to build', () => {
  let folder = '';
  beforeAll(() => {
    // Below this project, because it imports from it and from its packages; with caches of its own.
    mkdirSync('.netlify', { recursive: true });
    folder = mkdtempSync(resolve('.netlify/project-'));
    write(folder, {
      'package.json': '{ "type": "module" }',
      'netlify.toml': readFileSync('netlify.toml'),
      'astro.config.mjs': `export default { cacheDir: './cache', vite: { cacheDir: './cache/vite' } };`,
      'src/content.config.ts': `
        import { defineCollection } from 'astro:content';
        import { glob } from 'astro/loaders';
        import { concertFile } from '../../../src/stores/repository/concertFile.ts';
        const loader = glob({ base: './src/content/concerts', pattern: '*.json' });
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
    });
    const sample = 'src/content/concerts/2026-12-04-lampenfieber.json';
    cpSync(sample, join(folder, sample));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('npm start builds with the records of the local store, and serves the functions as bundles', async () => {
    const blobs = await startBlobs(join(folder, '.netlify/data'));
    await getStore('concerts').setJSON('one', {});
    await blobs.stop();
    const port = await freePort();
    const child = command('start', folder, port);
    const ask = await addressOf(child, port);

    expect(await ask('/stored')).toContain('Stored: one');
    expect(await ask('/api/place')).toBe(join(folder, '.netlify/bundles/place/functions/place.mjs'));
    expect(await stop(child)).toBe(0);
  });

  test('a broken content file: one sentence with file, field and fix, and exit code 1', async () => {
    const record = 'src/content/concerts/2026-12-04-lampenfieber.json';
    write(folder, { [record]: readFileSync(record, 'utf8').replace('https://', 'http://') });

    const { code, said } = await failure(folder, await freePort());
    expect(code).toBe(1);
    expect(said).toMatch(
      /^The site cannot be built: src\/content\/concerts\/2026.*\.json: ticketUrl .*https.*\n$/,
    );
  });
});
