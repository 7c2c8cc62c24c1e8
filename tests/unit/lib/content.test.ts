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

test('returns pictures by their ranks, those of files that nobody has moved below them by number; the newest releases first; and venues by name', async () => {
  setRecords('gallery', { order: 2 }, { rank: '17' }, { order: 1 }, { rank: '18' });
  setRecords('releases', ...['2025-01-01', '2026', '2025-12'].map((release_date) => ({ release_date })));
  setRecords('venues', { name: 'Stellwerk' }, { name: 'Gondelhalle' });
  const order = (records: readonly object[]) => records.map((each) => Reflect.get(each, 'id') as unknown);

  expect(order(await gallery())).toEqual(['gallery-3', 'gallery-1', 'gallery-2', 'gallery-0']);
  expect((await releases()).map((each) => each.release_date)).toEqual(['2026', '2025-12', '2025-01-01']);
  expect(order(await venues())).toEqual(['venues-1', 'venues-0']);
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

const otherClocks =
  'The concert concerts-0 shows the clocks of Europe/Vienna, but its venue is in Africa/Algiers: set its timeZone.';

test.each([
  ['Europe/Berlin', '2026-12-04T19:00:00Z', []],
  // Both are at UTC+1 in winter only.
  ['Africa/Algiers', '2026-12-04T19:00:00Z', []],
  ['Africa/Algiers', '2026-07-04T19:00:00Z', [otherClocks]],
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
