import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { getStore } from '@netlify/blobs';
import { expect, test } from 'vitest';
import { copyProject } from '../../../scripts/project/projectCopy.ts';
import { startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { freePort, listen } from '../../../scripts/serve/port.ts';
import { runApart } from '../../../scripts/serve/writeBandApart.ts';
import { startCommand } from './command.ts';
import { isNight } from '../../night.ts';
import { folderWith, pages, write } from './fixture.ts';

test('npm run serve creates a password where none is configured, prints it, and stops cleanly; without a build it says so', async () => {
  const folder = folderWith({ ...pages, 'netlify.toml': readFileSync('netlify.toml') });
  mkdirSync(join(folder, 'functions'));
  const { ask, printed, stop } = await startCommand('start', folder, { options: ['--built'] });
  expect(await ask('/en')).toBe(pages['dist/en/index.html']);
  expect(await printed(/password, made for this machine: \S+$/)).toMatch(/: [a-z\d]{4}(-[a-z\d]{4}){3}$/);
  expect(await stop()).toBe(0);

  rmSync(join(folder, 'dist'), { recursive: true });
  const { child } = await startCommand('start', folder, { options: ['--built'] });
  child.stdout.resume();
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([child.exitCode, said]).toEqual([
    1,
    `There is no built site in ${join(folder, 'dist')}; build it first: npm run build\n`,
  ]);
  rmSync(folder, { recursive: true });
});

test('a port in use: one sentence', async () => {
  const holder = createServer();
  const port = await listen(holder, 0);
  await expect(freePort(port)).rejects.toThrow(
    `Port ${port} is taken; stop what runs there, or choose another one: PORT=${port + 1} npm start`,
  );
  holder.close();
});

test('what a process apart says as it fails is told whole, and stops the start', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => `band/concerts/${index}.json: name is missing`);
  const faults = lines.join('\n');
  const fail = `console.error(${JSON.stringify(faults)}); process.exitCode = 1;`;
  const folder = folderWith({ 'fail.mjs': fail });
  await expect(runApart(join(folder, 'fail.mjs'))).rejects.toThrow(faults);
  rmSync(folder, { recursive: true });
});

test.runIf(isNight)(
  'npm run dev: the pages of the product and functions at one address, and an edited function counts at once',
  { timeout: 240_000 },
  async () => {
    await using copy = await copyProject(process.cwd());
    const sayTake = (answer: string) =>
      write(copy.folder, {
        'functions/take.ts': `
        export default () => new Response('${answer}');
        export const config = { path: '/api/take' };`,
      });
    sayTake('first take');
    const { ask, stop } = await startCommand('dev', copy.folder);

    expect(await ask('/en/contact/thanks')).toContain('<html lang="en-GB"');
    expect(await ask('/api/take')).toBe('first take');
    sayTake('second take');
    await expect.poll(() => ask('/api/take'), { timeout: 10_000 }).toBe('second take');
    expect(await stop()).toBe(0);
  },
);

test('the README installs and starts by two commands, and npm start is the command of these tests', () => {
  const commands = readFileSync('README.md', 'utf8').matchAll(/^ {4}(\S.*?)(?: +#.*)?$/gm);
  expect([...commands].map(([, command]) => command)).toEqual(['npm ci', 'npm start']);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts).toMatchObject({ start: 'node scripts/serve/start.ts', dev: 'node scripts/serve/dev.ts' });
  expect(scripts.build).toMatch(/^node scripts\/band\/write\.ts && /);
});

test('npm start builds with the records of the local store and serves the functions as bundles; when its hook is called it builds again, and serves the new pages and functions; it stops amid a build', async () => {
  // Below this project, because it imports from it and from its packages; with caches of its own.
  mkdirSync('.netlify', { recursive: true });
  const folder = mkdtempSync(resolve('.netlify/project-'));
  write(folder, {
    'package.json': '{ "type": "module" }',
    'netlify.toml': readFileSync('netlify.toml'),
    'astro.config.mjs': `export default { cacheDir: './cache', vite: { cacheDir: './cache/vite' } };`,
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
  for (const path of ['i18n', 'src/content/pictures', 'src/images/typography', 'bands/match/band.json'])
    cpSync(path, join(folder, path), { recursive: true });
  const data = join(folder, '.netlify/data');
  const store = async (key: string) => {
    const blobs = await startBlobs(data);
    await getStore('concerts').setJSON(key, {});
    await blobs.stop();
  };
  await store('one');
  const { ask, child, printed, stop, url } = await startCommand('start', folder);

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

  await ask('/api/order');
  expect(await stop()).toBe(0);
  expect(readdirSync(join(folder, '.netlify/rebuilt'))).toEqual([]);
  rmSync(folder, { recursive: true });
}, 120_000);
