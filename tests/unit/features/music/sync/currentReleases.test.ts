import { expect, test } from 'vitest';
import { currentReleases } from '../../../../../src/features/music/sync/currentReleases.ts';
import type { ServiceRelease } from '../../../../../src/services/spotify/spotify.ts';

const urlOf = (id: string) => `https://open.spotify.com/album/${id}`;
const release = (id: string, more: Partial<ServiceRelease> = {}): ServiceRelease => ({
  id,
  name: `Album ${id}`,
  type: 'album',
  release_date: '2026-11-06',
  release_date_precision: 'day',
  spotify_url: urlOf(id),
  cover: `https://i.scdn.co/image/${id}`,
  tracks: [],
  ...more,
});
const print = { src: '/_/print.webp', width: 306, height: 306 };
const written = (...ids: string[]) =>
  ids.map((id) => ({ url: urlOf(id), name: `Album ${id}`, cover: print }));

const setting = { locale: 'de', noCover: '/_/none.webp', now: new Date('2026-11-21T12:00:00Z') } as const;
const names = (fresh: ReturnType<typeof currentReleases>) =>
  fresh?.columns.map(({ release: { name } }) => name);

test.each([
  ['nothing new', ['b', 'a'], ['b', 'a'], undefined, undefined],
  ['a new one', ['c', 'b', 'a'], ['b', 'a'], ['Album c'], false],
  ['two new ones', ['d', 'c', 'a'], ['a'], ['Album d', 'Album c'], false],
  ['one between the others', ['b', 'c', 'a'], ['b', 'a'], ['Album b', 'Album c', 'Album a'], true],
  ['one less', ['b'], ['b', 'a'], ['Album b'], true],
  ['another order', ['a', 'b'], ['b', 'a'], ['Album a', 'Album b'], true],
])(
  '%s: the columns that are drawn, and whether they replace the build’s',
  (_, now, page, drawn, complete) => {
    const fresh = currentReleases(
      now.map((id) => release(id)),
      written(...page),
      setting,
    );
    expect(names(fresh)).toEqual(drawn);
    expect(fresh?.complete).toBe(complete);
  },
);

test('a new name is a reason to draw all, with the covers that we have printed', () => {
  const fresh = currentReleases([release('b'), release('a', { name: 'Neu' })], written('b', 'a'), setting);

  expect(names(fresh)).toEqual(['Album b', 'Neu']);
  expect(fresh?.columns.map(({ release: { cover } }) => cover)).toEqual([print, print]);
});

test.each([
  ['de', '2026-11-06', 'day', 'Album, 6. November 2026', true],
  ['en', '2026-11-06', 'day', 'Album, 6 November 2026', true],
  ['de', '2026-11', 'month', 'Album, November 2026', false],
  ['en', '2019', 'year', 'Album, 2019', false],
] as const)(
  '%s, %s: published in words, NEW! decided at this moment',
  (locale, date, precision, words, isNew) => {
    const [column] =
      currentReleases([release('a', { release_date: date, release_date_precision: precision })], [], {
        ...setting,
        locale,
      })?.columns ?? [];

    expect(column?.release.published).toBe(words);
    expect(column?.release.day).toBe(precision === 'day' ? date : undefined);
    expect(column?.isNew).toBe(isNew);
  },
);

test('covers come uncropped from the service, ours stands in where it has none', () => {
  const covers = currentReleases(
    [release('a'), release('b', { cover: undefined })],
    [],
    setting,
  )?.columns.map(({ release: { cover } }) => cover.src);

  expect(covers).toEqual(['https://i.scdn.co/image/a', '/_/none.webp']);
});
