import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestRecords } from '../../../src/features/music/sync/requestRecords.ts';
import { serviceAccess } from '../../../src/features/music/sync/serviceAccess.ts';
import { published } from '../../../src/lib/recordStore.ts';
import { faultsOf, startFake } from '../../fakes/http.ts';
import { startSpotify } from '../../fakes/spotifyApi.ts';
import { startYouTube } from '../../fakes/youTube.ts';
import { useFakes } from '../useFakes.ts';

/** How long a service may take, in milliseconds: long for those that answer, on busy machines too. */
let timeLimit = 30_000;
const timeout = AbortSignal.timeout.bind(AbortSignal);
vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(timeLimit));

const services = ['youTube', 'spotify'] as const;
const ask = (signal = new AbortController().signal) => requestRecords(services, signal);

const session = new Map<string, string>();

const youTube = await startYouTube('the key');
const spotify = await startSpotify('the token');
/** Our own API. */
const api = await startFake(({ path }) =>
  Response.json(path === '/api/youtubeKey' ? { key: 'the key' } : { access_token: 'the token' }),
);
useFakes(youTube, spotify, api);
Object.assign(serviceAccess.youTube, { base: youTube.url, channelId: 'UCmatch' });
Object.assign(serviceAccess.spotify, { base: spotify.url, artistId: 'artist' });

// As a page: with an address that paths belong to, a language, and storage for the session.
const fetching = globalThis.fetch;
vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
  fetching(url.startsWith('/') ? api.url + url : url, init),
);
vi.stubGlobal('document', { documentElement: { lang: 'de-AT' }, cookie: '' });
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => session.set(key, value),
});

beforeEach(() => {
  youTube.entries = [{ id: 'abcdefghij1', title: 'Eins' }];
  spotify.albums = [{ id: 'a'.repeat(22), name: 'Album', release_date: '2026-01-01' }];
});
afterEach(() => {
  session.clear();
  timeLimit = 30_000;
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
  test.each(faultsOf(which === 'api'))(
    'with %j: keeps its shown records, and shows those of the other service',
    async (fault) => {
      const shown = () => [published('videos')?.length, published('releases')?.length];
      const before = shown();
      ({ youTube, spotify, api })[which].misbehave(fault);
      if (fault === 'silent') timeLimit = 1500;
      const answers = await ask();

      const silent = which === 'api' ? services : [which];
      for (const service of services)
        expect(answers[service]?.records !== undefined, service).toBe(!silent.includes(service as never));
      expect(shown()).toEqual(before);
    },
  ),
);
