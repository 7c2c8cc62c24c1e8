import { beforeEach, expect, test, vi } from 'vitest';
import {
  concerts,
  gallery,
  members,
  releases,
  venues,
  videos,
} from '../../../src/stores/collections/content.ts';
import { collections } from '../../fakes/astro.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(collections)) Reflect.deleteProperty(collections, name);
});

const date = '2026-12-04T19:00:00Z';
const inVienna = { timeZone: 'Europe/Vienna' };

const setRecords = (name: string, ...records: object[]) => {
  collections[name] = records.map((data, index) => ({ id: `${name}-${index}`, data }));
};

test.each([
  ['members', members, 8],
  ['videos', videos, 10],
])('returns %s in the order of their numbers, the first %i of more', async (name, read, most) => {
  const orders = Array.from({ length: most + 1 }, (_, index) => index + 1);
  setRecords(name, ...orders.toReversed().map((order) => ({ order })));

  expect((await read()).map(({ order }) => order)).toEqual(orders.slice(0, most));
});

test('returns the pictures by their ranks; a file that nobody has moved stands by its number, below those of a store', async () => {
  setRecords('gallery', { order: 2 }, { rank: '17' }, { order: 1 }, { rank: '18' });

  expect((await gallery()).map(({ id }) => id)).toEqual(['gallery-3', 'gallery-1', 'gallery-2', 'gallery-0']);
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

test('returns venues by name, with their ids', async () => {
  setRecords('venues', { name: 'Stellwerk' }, { name: 'Gondelhalle' });

  expect(await venues()).toEqual([
    { id: 'venues-1', name: 'Gondelhalle' },
    { id: 'venues-0', name: 'Stellwerk' },
  ]);
});

test('a concert takes name and city from its venue, whatever its own texts say', async () => {
  setRecords('venues', { name: 'Stellwerk', city: 'Linz', ...inVienna });
  setRecords(
    'concerts',
    { name: 'Probe', venueId: 'venues-0', venue: 'Altes Stellwerk', city: 'Wels', date, ...inVienna },
    { name: 'Zugabe', venue: 'Gasthaus', city: 'Graz' },
  );

  expect(await concerts()).toMatchObject([
    { name: 'Probe', venueId: 'venues-0', venue: 'Stellwerk', city: 'Linz' },
    { name: 'Zugabe', venue: 'Gasthaus', city: 'Graz' },
  ]);
});

test.each([
  ['Europe/Berlin', '2026-12-04T19:00:00Z', []],
  // Both are at UTC+1 in winter only.
  ['Africa/Algiers', '2026-12-04T19:00:00Z', []],
  [
    'Africa/Algiers',
    '2026-07-04T19:00:00Z',
    [
      'The concert concerts-0 shows the clocks of Europe/Vienna, but its venue is in Africa/Algiers: set its timeZone.',
    ],
  ],
])(
  'the log names a concert whose clocks are not those of its venue: %s, %s',
  async (timeZone, start, sentences) => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    setRecords('venues', { name: 'Halle', city: 'Stadt', timeZone });
    setRecords('concerts', { name: 'Probe', venueId: 'venues-0', date: start, ...inVienna });

    await concerts();
    expect(log.mock.calls.flat()).toEqual(sentences);
  },
);

test('a concert with an unknown venue keeps its own texts; the log names both, once', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  setRecords('concerts', { name: 'Probe', venueId: 'gone', venue: 'Gasthaus', city: 'Graz' });

  expect(await concerts()).toMatchObject([{ venue: 'Gasthaus', city: 'Graz' }]);
  expect(await concerts()).toHaveLength(1);
  expect(log.mock.calls).toEqual([
    ['The concert concerts-0 names the unknown venue gone: its own texts are used.'],
  ]);
});
