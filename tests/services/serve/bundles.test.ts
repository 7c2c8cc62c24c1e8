import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleFunctions } from '../../../scripts/functions/bundle.ts';
import { coldStart } from '../../../scripts/functions/coldStart.ts';
import { folderWith, pages, write } from './fixture.ts';
import { getStore } from '@netlify/blobs';
import { type RunningBlobs, startBlobs } from '../../../scripts/serve/functions/blobs.ts';

describe('bundles', () => {
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
});

describe('blobs', () => {
  let folder = '';
  let running: RunningBlobs | undefined;

  /** The store as it is after a start, or a restart. */
  async function start() {
    await running?.stop();
    running = await startBlobs(folder);
    return getStore({ name: 'things', consistency: 'strong' });
  }

  beforeEach(() => {
    folder = folderWith({});
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    rmSync(folder, { recursive: true });
  });

  const ten = Array.from({ length: 10 }, (_, index) => index);

  test('a build after the end finds no store, unless another one has started', async () => {
    await start();
    const own = process.env.NETLIFY_BLOBS_CONTEXT;
    const other = await startBlobs(folder);
    await running?.stop();
    running = undefined;
    expect(process.env.NETLIFY_BLOBS_CONTEXT).toMatch(/./);
    expect(process.env.NETLIFY_BLOBS_CONTEXT).not.toBe(own);
    await other.stop();

    expect(process.env.NETLIFY_BLOBS_CONTEXT).toBeUndefined();
  });

  test('a read has the etag of its list, also while it is written: of ten counts on it none gets lost', async () => {
    const store = await start();
    await store.set('one', '0');
    const { etag } = (await store.getWithMetadata('one')) ?? {};
    expect(etag).toBe((await store.list()).blobs[0]?.etag);

    const count = async (): Promise<void> => {
      const read = await store.getWithMetadata('one');
      const next = String(Number(read?.data) + 1);
      const { modified } = await store.set('one', next, { onlyIfMatch: read?.etag ?? '' });
      if (!modified) await count();
    };
    await Promise.all(ten.map(count));
    expect(await store.get('one')).toBe('10');
    expect(await store.getWithMetadata('none')).toBeNull();
  });

  test('a list holds all complete records during writes and deletions', async () => {
    const store = await start();
    await Promise.all(ten.map((n) => store.set(`kept-${n}`, 'x')));
    const busy = ten.flatMap((n) => [store.set(`new-${n}`, 'x'), store.delete(`new-${n}`)]);
    const lists = await Promise.all(ten.map(() => store.list()));
    await Promise.all(busy);

    for (const { blobs } of lists) {
      expect(blobs.filter(({ key }) => key.startsWith('kept-'))).toHaveLength(10);
      expect(blobs.filter(({ key }) => !/^(kept|new)-\d+$/.test(key))).toEqual([]);
    }
  });

  test('deletes unfinished writes of a killed server at the next start', async () => {
    await (await start()).set('one', 'first');
    const entry = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
      name.endsWith('one'),
    );
    writeFileSync(join(folder, entry ?? '', '..', '.8h2k9x'), 'fir');

    const store = await start();
    expect((await store.list()).blobs.map(({ key }) => key)).toEqual(['one']);
  });
});
