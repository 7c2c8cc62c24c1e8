import { beforeEach, expect, test } from 'vitest';
import { requestJsonWithin } from '../../../src/services/http/request.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { readVideos } from '../../../src/services/youtube/youTube.ts';
import { startYouTube, type FakeEntry } from '../../fakes/youTube.ts';
import { useFakes } from '../useFakes.ts';

const youTube = await startYouTube('the key');
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

test('asks for the channel, then for its uploads', async () => {
  const { items } = await read();

  expect(items.map(({ title }) => title)).toEqual(['Video 1', 'Video 2', 'Video 3']);
  expect(youTube.requests.map(({ path }) => path)).toEqual([
    '/channels?part=contentDetails&id=UCmatch&key=the+key',
    '/playlistItems?part=snippet&maxResults=50&playlistId=UUmatch&key=the+key',
  ]);
});

test('a known playlist saves the call for the channel', async () => {
  await read({ playlistId: 'UUknown' });

  expect(youTube.requests).toHaveLength(1);
});

test('follows the pages until there are ten, and asks for no more', async () => {
  youTube.entries = entries(50);

  expect((await read()).items).toHaveLength(10);
  expect(youTube.requests.filter(({ path }) => path.startsWith('/playlistItems'))).toHaveLength(2);
});

test('reads ten pages of deleted and private videos, and leaves them out', async () => {
  youTube.pageSize = 2;
  youTube.entries = [
    ...Array.from({ length: 18 }, (_, index) => entry(index, { title: 'Deleted video', sizes: [] })),
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

test.each(['Deleted video', 'Private video'])('“%s” is left out with its grey still', async (title) => {
  youTube.entries = [entry(1, { title }), entry(2)];
  const { items, leftOut } = await read();

  expect(items.map(({ title: shown }) => shown)).toEqual(['Video 2']);
  expect(leftOut).toHaveLength(1);
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

test('a title keeps nothing that no page can hold, and a video without one is left out', async () => {
  youTube.entries = [entry(1, { title: ' A\u0000\ud800' }), entry(2, { title: '\u0007 ' })];
  const { items, leftOut } = await read();
  expect([items.map(({ title }) => title), leftOut.length]).toEqual([['A\ufffd'], 1]);
});

test('a title longer than a title may be is cut', async () => {
  youTube.entries = [entry(1, { title: 'x'.repeat(150) })];
  expect((await read()).items[0]?.title).toBe(`${'x'.repeat(119)}…`);
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
