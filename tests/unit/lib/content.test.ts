import { beforeEach, expect, test, vi } from 'vitest';
import { concerts, gallery, members, releases, videos } from '../../../src/lib/content.ts';

/** The collections as Astro returns them: unordered. */
const collections = vi.hoisted((): Record<string, { id: string; data: object }[]> => ({}));
vi.mock('astro:content', () => ({
  getCollection: (name: string) => Promise.resolve([...(collections[name] ?? [])]),
}));

beforeEach(() => {
  for (const name of Object.keys(collections)) Reflect.deleteProperty(collections, name);
});

const setRecords = (name: string, ...records: object[]) => {
  collections[name] = records.map((data, index) => ({ id: `${name}-${index}`, data }));
};

test.each([
  ['members', members],
  ['videos', videos],
  ['gallery', gallery],
])('returns %s in the order of their numbers', async (name, read) => {
  setRecords(name, { order: 10 }, { order: 2 }, { order: 1 });

  expect(await read()).toEqual([{ order: 1 }, { order: 2 }, { order: 10 }]);
});

test('returns the first ten of eleven videos', async () => {
  setRecords('videos', ...Array.from({ length: 11 }, (_, index) => ({ order: 11 - index })));

  expect((await videos()).map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('returns the pictures of a store before those of the repository', async () => {
  setRecords('gallery', { order: 1 }, { order: 2, id: 'b' }, { order: 2 }, { order: 1, id: 'a' });

  expect(await gallery()).toEqual([{ order: 1, id: 'a' }, { order: 2, id: 'b' }, { order: 1 }, { order: 2 }]);
});

test('returns the newest releases first', async () => {
  setRecords(
    'releases',
    { release_date: '2025-01-01' },
    { release_date: '2026' },
    { release_date: '2025-12' },
  );

  expect((await releases()).map((release) => release.release_date)).toEqual([
    '2026',
    '2025-12',
    '2025-01-01',
  ]);
});

test('a concert has the id of its record', async () => {
  setRecords('concerts', { name: 'Probe' });

  expect(await concerts()).toEqual([{ id: 'concerts-0', name: 'Probe' }]);
});
