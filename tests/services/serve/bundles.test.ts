import { rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bundleFunctions } from '../../../scripts/functions/bundle.ts';
import { coldStart } from '../../../scripts/functions/coldStart.ts';
import { serve } from '../../../scripts/serve/server.ts';
import { folderWith, pages, write } from './fixture.ts';

const included = '[functions]\nincluded_files = ["src/content/**/*.json"]\n';
const folder = folderWith({});
beforeEach(() =>
  write(folder, {
    ...pages,
    'package.json': '{ "type": "module" }',
    'netlify.toml': included,
    'src/content/concerts/lampenfieber.json': '{ "name": "Lampenfieber" }',
    'functions/_lib/repository.ts': `
      import { globSync, readFileSync } from 'node:fs';
      export const concerts = () => globSync('src/content/concerts/*.json').map((file) => readFileSync(file, 'utf8'));`,
    'functions/concert.ts': `
      import { concerts } from './_lib/repository.ts';
      export default () => {
        const [concert] = concerts();
        return concert === undefined ? new Response(null, { status: 404 }) : new Response(concert);
      };
      export const config = { path: '/api/concert' };`,
    'functions/place.ts': `
      export default () => new Response(import.meta.filename);
      export const config = { path: '/api/place' };`,
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const startConcert = async () =>
  coldStart(join(await bundleFunctions(folder), 'concert'), 'functions/concert.mjs', 1);

test('a bundle finds the files that netlify.toml includes at their path, below its working directory', async () =>
  expect(await startConcert()).toMatchObject({ status: 200, paths: ['/api/concert'] }));

test('a bundle finds no file that netlify.toml does not include', async () => {
  write(folder, { 'netlify.toml': '' });
  expect(await startConcert()).toMatchObject({ status: 404 });
});

test('serves bundles, not their sources', async () => {
  const functions = await bundleFunctions(folder);
  const site = await serve({ port: 0, dist: join(folder, 'dist'), functions });

  const place = await (await fetch(`${site.url}/api/place`)).text();
  expect(place).toBe(join(functions, 'place/functions/place.mjs'));
  await site.stop();
});

test('bundles again only when a source has changed, and drops the bundle of a deleted function', async () => {
  const bundledAt = async (name: string) =>
    (await stat(join(await bundleFunctions(folder), name)).catch(() => undefined))?.mtimeMs;
  const first = await bundledAt('concert');
  expect(first).toBeDefined();
  expect(await bundledAt('concert')).toBe(first);

  rmSync(join(folder, 'functions/place.ts'));
  expect(await bundledAt('concert')).not.toBe(first);
  expect(await bundledAt('place')).toBeUndefined();
});

test('a function that cannot be bundled: one sentence with its file', async () => {
  rmSync(join(folder, 'functions/concert.ts'));
  write(folder, { 'functions/place.ts': 'export default () => {' });

  await expect(bundleFunctions(folder)).rejects.toThrow(
    /^The functions cannot be bundled: .*functions\/place\.ts:1:22: ERROR: .*$/,
  );
});
