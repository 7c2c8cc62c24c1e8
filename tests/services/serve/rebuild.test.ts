import { pbkdf2 } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../../scripts/serve/command.ts';
import { startBuildHook } from '../../../scripts/serve/rebuild/buildHook.ts';
import { type BuildInto, rebuilds } from '../../../scripts/serve/rebuild/rebuilds.ts';
import { serve } from '../../../scripts/serve/server.ts';
import { startFake } from '../../fakes/http.ts';
import { sized } from '../../night.ts';
import { folderWith, pages, write } from './fixture.ts';

// A slow disk: reads that are queued begin between the two renames of an exchange.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const renameSync: typeof fs.renameSync = (...paths) => {
    fs.renameSync(...paths);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  };
  return { ...fs, renameSync };
});

const logged = vi.spyOn(console, 'log').mockReturnValue();
const loggedErrors = vi.spyOn(console, 'error').mockReturnValue();
afterEach(() => {
  logged.mockClear();
  loggedErrors.mockClear();
});

/** A function that says its name once the address of the header has answered. */
const saying = (name: string) => ({
  'manifest.json': JSON.stringify({ functions: [{ name: 'which', routes: [{ pattern: '/api/which' }] }] }),
  'which/functions/which.mjs': `
    export default async (request) => {
      await fetch(request.headers.get('after') ?? 'data:,');
      return new Response('${name}');
    };`,
});
const folder = folderWith(pages);
write(join(folder, 'functions'), saying('functions 0'));
const site = await serve({ port: 0, dist: join(folder, 'dist'), functions: join(folder, 'functions') });
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** Builds pages and functions that say the number of the build. */
const buildInto: BuildInto = (into) => {
  const name = into.slice(into.lastIndexOf('/') + 1);
  write(join(into, 'dist'), { 'index.html': `pages ${name}` });
  write(join(into, 'functions'), saying(`functions ${name}`));
  return Promise.resolve();
};
const { signal } = new AbortController();
const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.url + path, { headers })).text();
const served = async () => [await read('/'), await read('/api/which')];

test('serves each later build at once, while a request on its way keeps the functions that it began with', async () => {
  const root = join(folder, 'rebuilt');
  const { build, clear } = rebuilds(site, root, buildInto);
  const [asked, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<Response>()];
  const slow = await startFake(() => {
    asked.resolve(undefined);
    return gate.promise;
  });
  const early = read('/api/which', { after: slow.url });
  await asked.promise;
  for (const name of ['1', '2', '3']) {
    await build(signal);
    expect(await served()).toEqual([`pages ${name}`, `functions ${name}`]);
  }
  gate.resolve(new Response());
  expect(await early).toBe('functions 0');
  await slow.stop();

  // The former functions stay until the next build, for requests that are on their way.
  expect(['1', '2', '3'].map((name) => existsSync(join(root, name)))).toEqual([false, true, true]);
  await clear();
});

test('while builds replace each other, every request finds its page', async () => {
  const { build, clear } = rebuilds(site, join(folder, 'many'), buildInto);
  let isDone = false;
  const answers = new Set<number>();
  const ask = async () => {
    while (!isDone) answers.add((await fetch(`${site.url}/`)).status);
  };
  /** Keeps the threads busy that read files, so that reads are queued. */
  const work = async () => {
    while (!isDone) await promisify(pbkdf2)('', '', 500, 64, 'sha512');
  };
  const asking = [ask, ask, ask, ask, work, work, work, work, work, work, work, work].map((each) => each());
  for (let count = 0; count < sized(4, 20); count++) await build(signal);
  isDone = true;
  await Promise.all(asking);
  expect([...answers]).toEqual([200]);
  await clear();
});

test.each<[string, BuildInto]>([
  ['fails', () => Promise.reject(new CommandError('band.json, line 1: is half a file'))],
  [
    'has half a manifest of its functions',
    async (into, own) => {
      await buildInto(into, own);
      write(join(into, 'functions'), { 'manifest.json': '{"functions":[' });
    },
  ],
  [
    'has no pages',
    async (into, own) => {
      await buildInto(into, own);
      rmSync(join(into, 'dist'), { recursive: true });
    },
  ],
])('a build that %s leaves the former one', async (_, failing) => {
  const former = await served();
  const { build, clear } = rebuilds(site, join(folder, 'failing'), failing);
  await expect(build(signal)).rejects.toThrow();
  expect(await served()).toEqual(former);
  await clear();
});

test('the hook answers at once, builds once at a time, and once more for all calls meanwhile', async () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const hook = await startBuildHook(() => {
    begun.push(Promise.withResolvers());
    return begun.at(-1)?.promise ?? Promise.reject(new Error());
  });
  const call = async (url = hook.url, method = 'POST') => (await fetch(url, { method })).status;

  expect([await call(hook.url, 'GET'), await call(`${hook.url}x`)]).toEqual([404, 404]);
  expect([await call(), await call(), await call(), begun.length]).toEqual([200, 200, 200, 1]);
  begun[0]?.reject(new CommandError('band.json, line 1: is half a file'));
  await expect.poll(() => begun.length).toBe(2);
  expect(loggedErrors.mock.calls).toEqual([
    ['No new build, the former one stays:', 'band.json, line 1: is half a file'],
  ]);
  begun[1]?.resolve();
  await expect.poll(() => logged.mock.calls).toEqual([['The site has been built anew.']]);
  expect(begun).toHaveLength(2);
  await hook.stop();
});

test('a stop ends the build that runs, and says nothing of it', async () => {
  const hook = await startBuildHook(
    (ending) =>
      new Promise((_, reject) => {
        ending.addEventListener('abort', () => {
          reject(new Error('ended'));
        });
      }),
  );
  await fetch(hook.url, { method: 'POST' });
  await hook.stop();
  expect(loggedErrors).not.toHaveBeenCalled();
  await expect(fetch(hook.url, { method: 'POST' })).rejects.toThrow();
});
