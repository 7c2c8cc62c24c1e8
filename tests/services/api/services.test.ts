import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import endpoint from '../../../functions/spotifyAccessToken.ts';
import { startFake } from '../../fakes/http.ts';
import { useFakes } from '../useFakes.ts';
import { context, site } from './band.ts';
import bandRecords from '../../../functions/bandRecords.ts';
import type { OwnVideo } from '../../../src/records/band/ownVideo.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { startYouTube } from '../../fakes/youTube.ts';
import { recordCalls } from './recordCalls.ts';

const secret = 'the-secret-of-the-app';
const log = vi.spyOn(console, 'error').mockReturnValue();
/** Spotify's accounts service: gives an app that knows its secret a token. */
const spotify = await startFake(({ method, path, headers, body }) => {
  const isKnown = headers.get('authorization') === `Basic ${btoa(`the-app:${secret}`)}`;
  if (`${method} ${path} ${body.toString()}` !== 'POST /api/token grant_type=client_credentials' || !isKnown)
    return Response.json({ error: 'invalid_client' }, { status: 400 });
  return Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: 3600 });
});
const youTube = await startYouTube('k');

describe('tokens of Spotify', () => {
  /** The time of a test, in milliseconds since 1970. */
  let clock = Date.now();
  useFakes(spotify);

  const call = async () => endpoint(new Request(`${site}/api/spotifyAccessToken`), context);

  beforeEach(() => {
    // The token of the test before has expired.
    vi.useFakeTimers({ toFake: ['Date'], now: (clock += 2 * 3_600_000) });
    vi.stubEnv('SPOTIFY_CLIENT_ID', 'the-app');
    vi.stubEnv('SPOTIFY_CLIENT_SECRET', secret);
    vi.stubEnv('SPOTIFY_ACCOUNTS_BASE', spotify.url);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a hundred simultaneous calls make one upstream request, and no cache stores the answer', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, call));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(spotify.requests).toHaveLength(1);
    expect(await answers[0]?.json()).toMatchObject({ access_token: 'token' });
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
    expect(answers[0]?.headers.has('netlify-cdn-cache-control')).toBe(false);
  });

  test('where Spotify fails the answer is a problem without the secret, and the next call requests a token again', async () => {
    spotify.misbehave({ status: 429, retryAfter: '30' });
    const response = await call();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(log.mock.calls.join() + (await response.text())).not.toContain(secret);

    spotify.misbehave();
    expect((await call()).status).toBe(200);
  });

  test.each(['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET'])(
    'answers 503 without %s, and calls no service',
    async (name) => {
      vi.stubEnv(name, '');

      expect((await call()).status).toBe(503);
      expect(spotify.requests).toEqual([]);
    },
  );
});

describe('videos of YouTube', () => {
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

  test.each([404, 'malformed'] as const)(
    'where YouTube answers with %j the video is saved without, and asked for with the next change',
    async (fault) => {
      youTube.misbehave(fault);
      const added = await videos.add({ order: 3, video: second });
      expect(added).not.toHaveProperty('title');
      youTube.misbehave();
      await videos.change(added, { order: 4 });
      expect(await (await videos.get(added.id)).json()).toMatchObject({
        order: 4,
        title: 'Glut',
        revision: 1,
      });
    },
  );

  test('another address brings its title, unless the title is the band’s', async () => {
    for (const [title, expected] of [
      [undefined, /^Nachtbus/],
      ['Unser Titel', /^Unser Titel$/],
    ] as const) {
      const added = await videos.add({ order: 5, video: second, title });
      await videos.change(added, { video: first });
      const { title: shown } = (await (await videos.get(added.id)).json()) as OwnVideo;
      expect(shown).toMatch(expected);
    }
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
});
