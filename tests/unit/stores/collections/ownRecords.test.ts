import { expect, test } from 'vitest';
import { releaseRecord } from '../../../../src/records/release.ts';
import { ownReleaseRecord } from '../../../../src/records/band/ownRelease.ts';
import { videoRecord } from '../../../../src/records/video.ts';
import { ownVideoRecord } from '../../../../src/records/band/ownVideo.ts';
import { releasesOf, videosOf } from '../../../../src/stores/collections/ownRecords.ts';

const album = 'a'.repeat(22);
const address = `https://open.spotify.com/album/${album}`;
const updatedAt = '2026-11-29T12:00:00Z';
const tracks = [{ name: 'Nachtbus', durationMs: 200_000 }];
const entry = <Data>(id: string, data: Data) => ({ id, data });

const ofSpotify = (id: string, fields: object = {}) =>
  entry(
    id,
    releaseRecord.parse({
      id,
      name: 'Bei Spotify',
      spotify_url: address,
      tracks,
      img: 'fetched-1',
      ...fields,
    }),
  );
const ofDesk = (id: string, fields: object) =>
  entry(id, ownReleaseRecord.parse({ name: 'Eigene', links: [address], tracks: [], updatedAt, ...fields }));

test('a release of the desk and of the service is one: the band’s own fields, and those of the service where it has none', () => {
  const own = ofDesk('eigene', {
    links: [`https://open.spotify.com/intl-de/album/${album}?si=1`, 'https://x.bandcamp.com'],
  });
  const fields = { release_date: '2026-11', release_date_precision: 'month', type: 'album' };
  expect(releasesOf([ofSpotify(album, fields), own])).toEqual([
    {
      ...{ ...fields, id: album, name: 'Eigene', spotify_url: address, links: ['https://x.bandcamp.com'] },
      ...{ tracks, img: 'fetched-1', isOfDesk: true },
    },
  ]);
});

test('date, cover and tracks of the band stand', () => {
  const fields = { release_date: '2026-12-04', release_date_precision: 'day', tracks: [{ name: 'Anders' }] };
  const own = ofDesk('eigene', { ...fields, picture: 'bild' });
  const service = ofSpotify(album, { release_date: '2026-11', release_date_precision: 'month' });
  expect(releasesOf([own, service])).toMatchObject([{ ...fields, img: 'eigene-bild' }]);
});

test('a release that the service does not have stands beside its own, the newest first', () => {
  const own = ofDesk('eigene', {
    links: ['https://x.bandcamp.com'],
    release_date: '2026-12-04',
    release_date_precision: 'day',
  });
  const newer = ofSpotify(album, { release_date: '2027', release_date_precision: 'year' });
  expect(releasesOf([own, newer]).map(({ name }) => name)).toEqual(['Bei Spotify', 'Eigene']);
});

const ofYouTube = (order: number, id: string) =>
  entry(id, videoRecord.parse({ order, id, title: 'Bei YouTube', img: 'fetched-2' }));
const written = (order: number, video: string, fields: object = {}) =>
  entry(`eigenes-${order}`, ownVideoRecord.parse({ order, video, updatedAt, ...fields }));

test('the videos of the desk stand before the channel’s, each once, and lack nothing that the channel has', () => {
  const entries = [
    ofYouTube(1, 'AAAAAAAAAAA'),
    ofYouTube(2, 'BBBBBBBBBBB'),
    written(12, 'BBBBBBBBBBB'),
    written(11, 'CCCCCCCCCCC', { title: 'Eigener Titel' }),
    entry('zuletzt', written(13, 'EEEEEEEEEEE').data),
    written(13, 'DDDDDDDDDDD'),
  ];
  expect(videosOf(entries).map(({ id, title, img, isOfDesk }) => [id, title, img, isOfDesk])).toEqual([
    ['CCCCCCCCCCC', 'Eigener Titel', 'no-picture', true],
    ['BBBBBBBBBBB', 'Bei YouTube', 'fetched-2', true],
    // Two devices gave one place: the id decides, as on the desk.
    ['DDDDDDDDDDD', 'Video', 'no-picture', true],
    ['EEEEEEEEEEE', 'Video', 'no-picture', true],
    ['AAAAAAAAAAA', 'Bei YouTube', 'fetched-2', undefined],
  ]);
});
