import { expect, test } from 'vitest';
import { showableReleases, showableVideos } from '../../../../../src/features/music/sync/showable.ts';
import type { ServiceRelease } from '../../../../../src/services/spotify/spotify.ts';

const video = {
  id: 'abcdefghij1',
  title: 'Eins',
  thumbnailUrl: 'https://i.ytimg.com/vi/a/hqdefault.jpg',
  smallUrl: 'https://i.ytimg.com/vi/a/mqdefault.jpg',
};

test.each([
  ['as it should be', {}, 1],
  ['with an id that is none', { id: 'javascript:1' }, 0],
  ['with a still that is no address', { thumbnailUrl: 'data:image/png;base64,AA' }, 0],
  ['with a small still that is no address', { smallUrl: 'javascript:alert(1)' }, 0],
])('a video %s', (_, more, count) => {
  expect(showableVideos([{ ...video, ...more }])).toHaveLength(count);
});

const release: ServiceRelease = {
  id: 'a'.repeat(22),
  name: 'Album',
  type: 'album',
  release_date: '2026-11-06',
  release_date_precision: 'day',
  spotify_url: 'https://open.spotify.com/album/a',
  tracks: [],
};

test.each<[string, Partial<ServiceRelease>, number]>([
  ['as it should be', {}, 1],
  ['of a year', { release_date: '2019', release_date_precision: 'year' }, 1],
  ['with a link that runs', { spotify_url: 'javascript:alert(1)' }, 0],
  ['with a cover that is no address', { cover: 'javascript:alert(1)' }, 0],
  ['with an id that is none', { id: '../../..' }, 0],
  ['with a date of another precision', { release_date: '2019' }, 0],
  ['with a day that does not exist', { release_date: '2026-13-40' }, 0],
  ['with words for a date', { release_date: 'bald' }, 0],
])('a release %s', (_, more, count) => {
  expect(showableReleases([{ ...release, ...more }])).toHaveLength(count);
});
