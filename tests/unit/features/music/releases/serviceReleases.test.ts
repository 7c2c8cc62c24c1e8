import { expect, test } from 'vitest';
import { serviceReleases } from '../../../../../src/features/music/releases/serviceReleases.ts';
import type { ServiceRelease } from '../../../../../src/records/release.ts';

const release: ServiceRelease = {
  id: 'a',
  name: 'Album a',
  type: 'album',
  release_date: '2026-11-06',
  release_date_precision: 'day',
  spotify_url: 'https://open.spotify.com/album/a',
  cover: 'https://i.scdn.co/image/a',
  tracks: [],
};

test.each([
  ['de', '2026-11-06', 'day', 'Album, 6. November 2026'],
  ['en', '2026-11-06', 'day', 'Album, 6 November 2026'],
  ['de', '2026-11', 'month', 'Album, November 2026'],
  ['en', '2019', 'year', 'Album, 2019'],
] as const)(
  '%s, %s: type and date in words; a badge only for a known day',
  async (locale, date, precision, words) => {
    const record = { ...release, release_date: date, release_date_precision: precision };
    const [card] = await serviceReleases([record], [], locale, undefined);
    expect(card?.published).toBe(words);
    expect(card?.badge).toEqual(precision === 'day' ? { day: date, text: 'NEW!' } : undefined);
  },
);

test('names are German; the link says service and new tab', async () => {
  const cards = [
    ...(await serviceReleases([release], [], 'de', undefined)),
    ...(await serviceReleases([release], [], 'en', undefined)),
  ];
  expect(cards.map(({ language, linkNote }) => [language, linkNote])).toEqual([
    [undefined, ' auf Spotify (öffnet in neuem Tab)'],
    ['de', ' on Spotify (opens in a new tab)'],
  ]);
});

test('covers are the service’s; a release without one shows ours', async () => {
  const cards = await serviceReleases([release, { ...release, cover: undefined }], [], 'de', '/_/none.webp');
  expect(cards.map(({ cover }) => cover.src)).toEqual(['https://i.scdn.co/image/a', '/_/none.webp']);
});

test('what the band has written itself stays in its place, and instead of its twin', async () => {
  const content = {
    language: undefined,
    linkNote: '',
    published: '',
    cover: { src: '/_/own.webp', width: 1, height: 1 },
  };
  const built = [
    { ...content, name: 'Eigene b', url: 'https://open.spotify.com/album/b', ownSince: '2026-10-02' },
    { ...content, name: 'Nur bei uns', url: 'https://band.bandcamp.com/album/x', ownSince: '2026-11-01' },
    { ...content, name: 'Ohne Tag', url: 'https://band.bandcamp.com/album/y', ownSince: '' },
    { ...content, name: 'Nicht mehr bei Spotify', url: 'https://open.spotify.com/album/z' },
  ];
  const twin = { ...release, id: 'b', name: 'Album b', spotify_url: 'https://open.spotify.com/album/b' };
  const cards = await serviceReleases([release, twin], built, 'de', undefined);
  expect(cards.map(({ name }) => name)).toEqual(['Album a', 'Nur bei uns', 'Eigene b', 'Ohne Tag']);
});
