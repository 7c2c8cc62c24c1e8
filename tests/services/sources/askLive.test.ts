import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestRecords } from '../../../src/features/music/sync/requestRecords.ts';
import { serviceAccess } from '../../../src/features/music/sync/serviceAccess.ts';
import { published } from '../../../src/lib/recordStore.ts';
import { startFake, tenFaults, type Fake } from '../../fakes/http.ts';
import { startSpotify, type FakeSpotify } from '../../fakes/spotifyApi.ts';
import { startYouTube, type FakeYouTube } from '../../fakes/youTube.ts';

/** How long a service may take, in milliseconds: long for those that answer, on busy machines too. */
const timeLimit = vi.hoisted(() => ({ time: 30_000 }));
vi.mock('../../../src/features/music/sync/serviceAccess.ts', () => ({
  serviceAccess: { youTube: { base: '', channelId: 'UCmatch' }, spotify: { base: '', artistId: 'artist' } },
}));
vi.mock('../../../src/config/services.ts', async (original) => ({
  ...(await original<typeof import('../../../src/config/services.ts')>()),
  get sourceTimeoutMs() {
    return timeLimit.time;
  },
}));

const services = ['youTube', 'spotify'] as const;
const ask = (signal = new AbortController().signal) => requestRecords(services, signal);

let youTube: FakeYouTube;
let spotify: FakeSpotify;
/** Our own API. */
let api: Fake;
const session = new Map<string, string>();

beforeAll(async () => {
  youTube = await startYouTube('the key');
  spotify = await startSpotify('the token');
  api = await startFake(({ path }) =>
    path === '/api/youtubeKey'
      ? Response.json({ key: 'the key' })
      : Response.json({ access_token: 'the token' }),
  );
  serviceAccess.youTube.base = youTube.url;
  serviceAccess.spotify.base = spotify.url;
  const fetching = globalThis.fetch;
  // As a page: with an address that paths belong to, a language, and storage for the session.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    fetching(url.startsWith('/') ? api.url + url : url, init),
  );
  vi.stubGlobal('document', { documentElement: { lang: 'de-AT' }, cookie: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await Promise.all([youTube, spotify, api].map((fake) => fake.stop()));
});
beforeEach(() => {
  youTube.entries = [{ id: 'abcdefghij1', title: 'Eins' }];
  spotify.albums = [{ id: 'a'.repeat(22), name: 'Album', release_date: '2026-01-01' }];
});
afterEach(() => {
  session.clear();
  timeLimit.time = 30_000;
  for (const fake of [youTube, spotify, api]) {
    fake.misbehave();
    fake.requests.length = 0;
  }
});

test('requests records from both services with the keys of our API, and shows them', async () => {
  const answers = await ask();

  expect(api.requests.map(({ path }) => path).sort()).toEqual(['/api/spotifyAccessToken', '/api/youtubeKey']);
  expect(answers.youTube?.records).toMatchObject([{ id: 'abcdefghij1', title: 'Eins' }]);
  expect(published('videos')).toEqual(answers.youTube?.records);
  expect(published('releases')).toEqual(answers.spotify?.records);
});

test('calls each service once in a session, whether it answers or not', async () => {
  spotify.misbehave({ status: 429, retryAfter: '60' });
  const first = await ask();
  const asked = [youTube, spotify, api].map(({ requests }) => requests.length);
  spotify.misbehave();

  expect(await ask()).toEqual(first);
  expect([youTube, spotify, api].map(({ requests }) => requests.length)).toEqual(asked);
});

test('shows and stores nothing for a visitor who switches it off meanwhile', async () => {
  youTube.misbehave('silent');
  const end = new AbortController();
  const asking = ask(end.signal);
  await expect.poll(() => youTube.requests.length).toBe(1);
  end.abort();

  expect(await asking).toEqual({});
  expect(session.size).toBe(0);
});

test('leaves out records that break their contract; an empty rest is no answer', async () => {
  youTube.entries = [{ id: 'javascript:', title: 'Keins' }];

  expect(await ask()).toMatchObject({ youTube: { at: expect.any(Number) as number } });
  expect((await ask()).youTube?.records).toBeUndefined();
});

describe.each(['youTube', 'spotify', 'api'] as const)('%s fails', (which) =>
  test.each(tenFaults)(
    'with %j: keeps its shown records, and shows those of the other service',
    async (fault) => {
      const before = { videos: published('videos'), releases: published('releases') };
      ({ youTube, spotify, api })[which].misbehave(fault);
      if (fault === 'silent') timeLimit.time = 1500;
      const answers = await ask();

      const silent = which === 'api' ? services : [which];
      for (const service of services)
        expect(answers[service]?.records !== undefined, service).toBe(!silent.includes(service as never));
      expect([published('videos')?.length, published('releases')?.length]).toEqual([
        before.videos?.length,
        before.releases?.length,
      ]);
    },
  ),
);
