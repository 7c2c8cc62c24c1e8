import { beforeEach, expect, test, vi } from 'vitest';
import bandRecords from '../../../functions/bandRecords.ts';
import type { OwnVideo } from '../../../src/records/band/ownVideo.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { startYouTube } from '../../fakes/youTube.ts';
import { useFakes } from '../useFakes.ts';
import { recordCalls } from './recordCalls.ts';

const youTube = await startYouTube('k');
useFakes(youTube);
useBlobs();

const [first, second] = ['AAAAAAAAAA-', 'BBBBBBBBBB_'] as const;
const videos = recordCalls<OwnVideo>('/api/band/videos', bandRecords, { order: 1, video: first });
const listed = async () => (await videos.listAll()).map(({ title }) => title);
const asked = () => youTube.requests.map(({ path }) => new URL(path, youTube.url).searchParams.get('url'));

beforeEach(() => {
  vi.stubEnv('YOUTUBE_PAGE_BASE', youTube.url);
  youTube.entries = [
    { id: first, title: `  ${'Nachtbus '.repeat(20)}` },
    { id: second, title: 'Glut' },
  ];
});

test('a video without a title gets the one of YouTube, shortened; its own one stands', async () => {
  await videos.add();
  await videos.add({ order: 2, video: second, title: 'Unser Titel' });
  expect(await listed()).toEqual([expect.stringMatching(/^Nachtbus .*…$/), 'Unser Titel']);
  expect(asked()).toEqual([`https://www.youtube.com/watch?v=${first}`]);
});

test.each([404, 'malformed', 'wrong', 'cut', { status: 429, retryAfter: '60' }] as const)(
  'where YouTube answers with %j the video is saved without, and asked for with the next change',
  async (fault) => {
    youTube.misbehave(fault);
    const added = await videos.add({ order: 3, video: second });
    expect(added).not.toHaveProperty('title');
    youTube.misbehave();
    await videos.change(added, { order: 4 });
    expect(await (await videos.get(added.id)).json()).toMatchObject({ order: 4, title: 'Glut', revision: 1 });
  },
);

test('another address brings its title, unless the title is the band’s', async () => {
  const read = await videos.add({ order: 5, video: second });
  const own = await videos.add({ order: 6, video: second, title: 'Unser Titel' });
  for (const video of [read, own]) await videos.change(video, { video: first });
  const found = await Promise.all([read, own].map(async ({ id }) => (await videos.get(id)).json()));
  expect(found).toMatchObject([
    { title: expect.stringMatching(/^Nachtbus/) as unknown },
    { title: 'Unser Titel' },
  ]);
});

test('nothing but an id reaches YouTube', async () => {
  const { id } = await videos.add({ order: 7, video: first, title: 'Da' });
  const wrong = { order: 7, video: '../../evil&x' };
  expect((await videos.call('', { method: 'POST', body: wrong })).status).toBe(422);
  expect(
    (await videos.patch(id, { video: wrong.video, title: null }, { ...wrong, title: 'Da' })).status,
  ).toBe(412);
  expect(asked()).toEqual([]);
});
