import { beforeEach, describe, expect, test } from 'vitest';
import { type RequestJson, requestJsonWithin } from '../../../src/services/http/request.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { readReleases } from '../../../src/services/spotify/spotify.ts';
import { type FakeAlbum, startSpotify } from '../../fakes/spotifyApi.ts';
import { useFakes } from '../useFakes.ts';
import { readVideos } from '../../../src/services/youtube/youTube.ts';
import { type FakeEntry, startYouTube } from '../../fakes/youTube.ts';

const spotify = await startSpotify('the token');
const youTube = await startYouTube('the key');

describe('Spotify', () => {
  useFakes(spotify);
  const requestJson = requestJsonWithin(new AbortController().signal);
  const read = () => readReleases({ base: spotify.url, token: 'the token', artistId: 'artist' }, requestJson);

  /** Reads with a second call that is answered with this status. */
  const readFailing = (status: number) =>
    readReleases({ base: spotify.url, token: 'the token', artistId: 'artist' }, (url, init) =>
      url.includes('/albums?ids=')
        ? Promise.reject(new ServiceError(`answered ${status}`, { status }))
        : requestJson(url, init),
    );

  const album = (number: number, more: Partial<FakeAlbum> = {}): FakeAlbum => ({
    id: `album${String(number).padStart(17, '0')}`,
    name: `Album ${number}`,
    release_date: `20${String(number + 10)}-05-01`,
    ...more,
  });

  beforeEach(() => {
    spotify.albums = [album(1), album(3), album(2)];
  });

  test('albums and singles by two calls, newest first, with their tracks', async () => {
    const { items } = await read();

    expect(items.map(({ name }) => name)).toEqual(['Album 3', 'Album 2', 'Album 1']);
    expect(items[0]).toMatchObject({ type: 'album', tracks: [{ name: 'Eins', durationMs: 1000 }] });
    expect(spotify.requests.map(({ path }) => path.replace(/album0+/g, 'a'))).toEqual([
      '/artists/artist/albums?include_groups=album,single&market=AT&limit=10&offset=0',
      '/albums?ids=a1,a3,a2&market=AT',
    ]);
  });

  test.each([400, 403, 404, 410])(
    'an answer %i of the second call loses no release, but the tracks',
    async (status) => {
      const { items } = await readFailing(status);
      expect(items.map(({ name }) => name)).toEqual(['Album 3', 'Album 2', 'Album 1']);
      expect(items.flatMap(({ tracks }) => tracks)).toEqual([]);
    },
  );

  test('another failure of the second call is a failure', () =>
    expect(readFailing(500)).rejects.toThrow('answered 500'));

  test('follows the pages, and asks for twenty albums at a time', async () => {
    spotify.albums = Array.from({ length: 45 }, (_, index) => album(index));

    expect((await read()).items).toHaveLength(45);
    expect(spotify.requests.filter(({ path }) => path.startsWith('/albums'))).toHaveLength(3);
  });

  test('ends after twenty pages of a list that has no end', async () => {
    const asked: string[] = [];
    const endless = (url: string) => {
      asked.push(url.replace(/.*&/, ''));
      return Promise.resolve({ items: [], next: 'https://api.example/more' });
    };
    await readReleases({ base: spotify.url, token: 'the token', artistId: 'artist' }, endless);
    expect([asked.length, asked[0], asked.at(-1)]).toEqual([20, 'offset=0', 'offset=190']);
  });

  test('a year or a month is a date, and an album may have no picture', async () => {
    spotify.albums = [
      album(1, { release_date: '2020', release_date_precision: 'year', bare: true }),
      album(2, { release_date: '2021-03', release_date_precision: 'month' }),
    ];
    const { items } = await read();

    expect(
      items.map(({ release_date_precision, cover }) => [release_date_precision, cover === undefined]),
    ).toEqual([
      ['month', false],
      ['year', true],
    ]);
  });

  test('leaves out and names an entry that has no name', async () => {
    spotify.albums = [album(1), { ...album(2), name: null } as unknown as FakeAlbum];
    const { items, leftOut } = await read();

    expect(items).toHaveLength(1);
    expect(leftOut).toEqual([{ entry: album(2).id, reason: 'its description is incomplete' }]);
  });

  /** Values of another kind than expected, and what is then read. */
  const oddValues: [string, object, object][] = [
    ['an unknown type', { album_type: 'audiobook' }, { type: undefined }],
    ['no images', { images: null }, { cover: undefined }],
    ['no date', { release_date: null }, { release_date: undefined }],
    ['an unknown precision', { release_date_precision: 'decade' }, { release_date_precision: undefined }],
    [
      'an image without a real address',
      { images: [{ width: 640 }, { url: '' }, { url: 'data:image/png,x' }, { url: 'https://i.test/2' }] },
      { cover: 'https://i.test/2' },
    ],
    ...['http://open.spotify.com/x', 7].map((spotify): [string, object, object] => [
      `the link ${spotify}`,
      { external_urls: { spotify } },
      { spotify_url: `https://open.spotify.com/album/${album(1).id}` },
    ]),
    [
      'a track of signs that no page can hold',
      { tracks: { items: [{ name: ' ' }, { name: '\u0007' }, { name: ' A\u0000\ud800' }] } },
      { tracks: [{ name: 'A\ufffd' }] },
    ],
    ['a name with such signs', { name: ' Glut\u0007 ' }, { name: 'Glut' }],
    ['no link', { external_urls: {} }, { spotify_url: `https://open.spotify.com/album/${album(1).id}` }],
    ['no tracks', { tracks: { items: null } }, { tracks: [] }],
    [
      'odd tracks',
      {
        tracks: {
          items: [{ name: 'A', duration_ms: null }, { duration_ms: 5 }, null, { name: 'B', duration_ms: -1 }],
        },
      },
      { tracks: [{ name: 'A' }, { name: 'B' }] },
    ],
    ['a long name', { name: 'ü'.repeat(300) }, { name: `${'ü'.repeat(119)}…` }],
    ['a name that is cut within an emoji', { name: '🎸'.repeat(80) }, { name: `${'🎸'.repeat(59)}…` }],
  ];
  test.each(oddValues)('%s costs that value, never the record', async (_, odd, read) => {
    const answer: RequestJson = (url) => {
      const short = {
        ...album(1),
        album_type: 'single',
        release_date_precision: 'day',
        external_urls: { spotify: 'x' },
        images: [],
        ...odd,
      };
      return Promise.resolve(url.includes('/albums?ids=') ? { albums: [short] } : { items: [short] });
    };
    const { items, leftOut } = await readReleases({ base: '', token: '', artistId: 'a' }, answer);
    expect(leftOut).toEqual([]);
    expect(items).toEqual([expect.objectContaining(read)]);
  });

  test('a record that is listed once per market is read once', async () => {
    const listed = { name: 'Glut', release_date: '2024-05-01' };
    spotify.albums = [
      album(1, listed),
      album(2, { ...listed, name: 'GLUT ' }),
      album(3, { ...listed, release_date: '2020-01-01' }),
      album(4),
    ];
    const { items } = await read();

    expect(items.map(({ id }) => id)).toEqual([album(1), album(3), album(4)].map(({ id }) => id));
  });

  test.each<[string, unknown]>([
    ['does not know', [null]],
    ['tells no name of', [{ ...album(1), name: null }]],
    ['tells a blank name of', [{ ...album(1), name: ' ' }]],
    ['has no list for', null],
  ])('an id that the second call %s is read from the first', async (_, albums) => {
    const answer: RequestJson = (url) => {
      const short = { ...album(1), external_urls: { spotify: 'x' }, images: [] };
      return Promise.resolve(url.includes('/albums?ids=') ? { albums } : { items: [short], next: 7 });
    };
    const { items } = await readReleases({ base: '', token: '', artistId: 'a' }, answer);
    expect(items.map(({ name }) => name)).toEqual(['Album 1']);
  });
});

describe('YouTube', () => {
  useFakes(youTube);
  const requestJson = requestJsonWithin(new AbortController().signal);
  const read = (more = {}) =>
    readVideos({ base: youTube.url, key: 'the key', channelId: 'UCmatch', ...more }, requestJson);

  const entry = (number: number, more: Partial<FakeEntry> = {}): FakeEntry => ({
    id: `video-${String(number).padStart(5, '0')}`,
    title: `Video ${number}`,
    ...more,
  });
  const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index + 1));

  const still = { url: 'https://i.test/medium.jpg' };

  beforeEach(() => {
    youTube.entries = entries(3);
    youTube.pageSize = 5;
  });

  test('asks for the channel, then for its uploads; a known playlist saves the first call', async () => {
    const { items } = await read();

    expect(items.map(({ title }) => title)).toEqual(['Video 1', 'Video 2', 'Video 3']);
    expect(youTube.requests.map(({ path }) => path)).toEqual([
      '/channels?part=contentDetails&id=UCmatch&key=the+key',
      '/playlistItems?part=snippet&maxResults=50&playlistId=UUmatch&key=the+key',
    ]);
    await read({ playlistId: 'UUknown' });
    expect(youTube.requests).toHaveLength(3);
  });

  test('follows the pages until there are ten, and asks for no more', async () => {
    youTube.entries = entries(50);

    expect((await read()).items).toHaveLength(10);
    expect(youTube.requests.filter(({ path }) => path.startsWith('/playlistItems'))).toHaveLength(2);
  });

  test('reads ten pages of deleted and private videos, and leaves them out', async () => {
    youTube.pageSize = 2;
    youTube.entries = [
      ...Array.from({ length: 18 }, (_, index) =>
        entry(index, { title: index % 2 ? 'Deleted video' : 'Private video' }),
      ),
      entry(99),
    ];
    const { items, leftOut } = await read();

    expect(items.map(({ title }) => title)).toEqual(['Video 99']);
    expect(leftOut).toHaveLength(18);
  });

  test.each([
    [['default', 'medium', 'high', 'standard', 'maxres'], 'maxres'],
    [['default', 'medium', 'high', 'standard'], 'standard'],
    [['default', 'medium', 'high'], 'high'],
    [['default', 'medium'], 'medium'],
    [['default'], 'default'],
  ])('chooses of the stills %j the size %s', async (sizes, largest) => {
    youTube.entries = [entry(1, { sizes })];

    expect((await read()).items[0]?.thumbnailUrl).toBe(`${youTube.url}/vi/video-00001/${largest}.png`);
  });

  test.each([
    ['an unknown channel', { channelId: 'UCunknown' }, 'knows no channel UCunknown'],
    ['a wrong key', { key: 'another' }, 'answered 400'],
  ])('%s is reported in a sentence', async (_, more, sentence) => {
    await expect(read(more)).rejects.toThrow(sentence);
  });

  /** Values of another kind than expected. */
  test.each<[string, object, object?]>([
    ['a still that is none', { thumbnails: { maxres: null, medium: still } }],
    ['a still without an address', { thumbnails: { maxres: { width: 1280 }, medium: still } }],
    ['a still without a real address', { thumbnails: { maxres: { url: '' }, medium: still } }],
    ['no owner', { videoOwnerChannelId: null }],
    ['no token of a further page', {}, { nextPageToken: null }],
  ])('%s costs that value, never the video', async (_, odd, more) => {
    const snippet = { title: 'Video', resourceId: { videoId: 'abcdefghijk' }, thumbnails: { medium: still } };
    const answer = { items: [{ snippet: { ...snippet, ...odd } }], ...more };
    const access = { base: '', key: '', channelId: '', playlistId: 'uploads' };
    const { items, leftOut } = await readVideos(access, () => Promise.resolve(answer));
    expect(leftOut).toEqual([]);
    expect(items).toMatchObject([{ title: 'Video', thumbnailUrl: still.url }]);
  });

  test('a video that is in the playlist twice is read once, and ten others are still found', async () => {
    youTube.entries = [entry(1), entry(1), ...entries(12)];
    const { items } = await read();

    expect(items.map(({ title }) => title)).toEqual(entries(10).map(({ title }) => title));
  });

  test('a title keeps nothing that no page can hold and is cut where it is too long; a video without one is left out', async () => {
    youTube.entries = [
      ...[' A\u0000\ud800', '\u0007 ', 'x'.repeat(150)].map((title, index) => entry(index, { title })),
    ];
    const { items, leftOut } = await read();
    expect(leftOut).toHaveLength(1);
    expect(items.map(({ title }) => title)).toEqual(['A\ufffd', `${'x'.repeat(119)}…`]);
  });

  test('the uploads of a channel without videos are an empty list; a named playlist must be there', async () => {
    const answer = (url: string) =>
      url.includes('/channels')
        ? requestJson(url)
        : Promise.reject(new ServiceError('answered 404', { status: 404 }));
    const access = { base: youTube.url, key: 'the key', channelId: 'UCmatch' };
    expect((await readVideos(access, answer)).items).toEqual([]);
    await expect(readVideos({ ...access, playlistId: 'PLgone' }, answer)).rejects.toThrow('answered 404');
  });
});
