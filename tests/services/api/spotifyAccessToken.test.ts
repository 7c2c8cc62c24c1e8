import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Context, Handler } from '../../../functions/_lib/http/platform.ts';
import type { Fake, Fault } from '../../fakes/http.ts';
import { startSpotifyAccounts } from '../../fakes/spotifyAccounts.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
const app = { id: 'the-app', secret: 'the-secret-of-the-app' };
const log = vi.spyOn(console, 'error').mockReturnValue();
let spotify: Fake;
let endpoint: Handler;

const call = async () => endpoint(new Request('https://match.test/api/spotifyAccessToken'), context);
const tokenOf = async (response: Response) =>
  ((await response.json()) as { access_token: string }).access_token;

beforeAll(async () => {
  spotify = await startSpotifyAccounts(app);
});
afterAll(() => spotify.stop());

beforeEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(log);
  log.mockClear();
  vi.stubEnv('SPOTIFY_CLIENT_ID', app.id);
  vi.stubEnv('SPOTIFY_CLIENT_SECRET', app.secret);
  vi.stubEnv('SPOTIFY_ACCOUNTS_BASE', spotify.url);
  spotify.misbehave();
  spotify.requests.length = 0;
  // A process that has just started.
  vi.resetModules();
  ({ default: endpoint } = await import('../../../functions/spotifyAccessToken.ts'));
});

test('a hundred simultaneous calls make one upstream request, and no cache stores the answer', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, call));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(answers.map(tokenOf))).size).toBe(1);
  expect(spotify.requests).toHaveLength(1);
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  expect(answers[0]?.headers.has('netlify-cdn-cache-control')).toBe(false);
});

test('shares one token until a minute before its expiry', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await tokenOf(await call());
  vi.setSystemTime(Date.now() + 3539_000);
  expect(await tokenOf(await call())).toBe(first);
  vi.setSystemTime(Date.now() + 2000);

  expect(await tokenOf(await call())).not.toBe(first);
  expect(spotify.requests).toHaveLength(2);
});

test.each<[Fault, number, string?]>([
  ['cut', 503],
  ['cut-midway', 503],
  ['malformed', 502],
  ['wrong', 502],
  [400, 502],
  [401, 502],
  [500, 502],
  [{ status: 429, retryAfter: '30' }, 503, '30'],
  [{ status: 420, retryAfter: 'soon' }, 503, '60'],
])('Spotify does %j: %i, and the next call requests a token again', async (fault, status, retryAfter) => {
  spotify.misbehave(fault);
  const response = await call();
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('retry-after')).toBe(retryAfter ?? null);
  expect(log.mock.calls.join() + (await response.text())).not.toContain(app.secret);

  spotify.misbehave();
  expect((await call()).status).toBe(200);
});

test.each<Fault>(['silent', 'endless'])('Spotify is %s: 504 in time', async (fault) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
  spotify.misbehave(fault);

  expect((await call()).status).toBe(504);
  expect(timeouts.mock.calls[0]?.[0], 'milliseconds, well within the platform’s 60 s').toBeLessThanOrEqual(
    10_000,
  );
});

test.each(['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET'])(
  'answers 503 without %s, and calls no service',
  async (name) => {
    vi.stubEnv(name, '');

    expect((await call()).status).toBe(503);
    expect(spotify.requests).toEqual([]);
  },
);
