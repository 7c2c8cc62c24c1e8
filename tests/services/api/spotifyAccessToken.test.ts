import { beforeEach, expect, test, vi } from 'vitest';
import endpoint from '../../../functions/spotifyAccessToken.ts';
import { startFake, type Fault } from '../../fakes/http.ts';
import { useFakes } from '../useFakes.ts';
import { context, site } from './band.ts';

const secret = 'the-secret-of-the-app';
const log = vi.spyOn(console, 'error').mockReturnValue();
let given = 0;
/** The time of a test, in milliseconds since 1970. */
let clock = Date.now();

/** Spotify's accounts service: gives an app that knows its secret `token-1`, `token-2` and so on. */
const spotify = await startFake(({ method, path, headers, body }) => {
  if (method !== 'POST' || path !== '/api/token') return new Response('', { status: 404 });
  if (headers.get('authorization') !== `Basic ${btoa(`the-app:${secret}`)}`)
    return Response.json({ error: 'invalid_client' }, { status: 400 });
  if (body.toString() !== 'grant_type=client_credentials')
    return Response.json({ error: 'unsupported_grant_type' }, { status: 400 });
  return Response.json({ access_token: `token-${++given}`, token_type: 'Bearer', expires_in: 3600 });
});
useFakes(spotify);

const call = async () => endpoint(new Request(`${site}/api/spotifyAccessToken`), context);
const tokenOf = async (response: Response) =>
  ((await response.json()) as { access_token: string }).access_token;

beforeEach(() => {
  // The token of the test before has expired.
  vi.useFakeTimers({ toFake: ['Date'], now: (clock += 2 * 3_600_000) });
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(log);
  log.mockClear();
  vi.stubEnv('SPOTIFY_CLIENT_ID', 'the-app');
  vi.stubEnv('SPOTIFY_CLIENT_SECRET', secret);
  vi.stubEnv('SPOTIFY_ACCOUNTS_BASE', spotify.url);
});

test('a hundred simultaneous calls make one upstream request, and no cache stores the answer', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, call));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(answers.map(tokenOf))).size).toBe(1);
  expect(spotify.requests).toHaveLength(1);
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  expect(answers[0]?.headers.has('netlify-cdn-cache-control')).toBe(false);
});

test.each<[Fault, number, string?]>([
  ['cut', 503],
  [401, 502],
  [{ status: 429, retryAfter: '30' }, 503, '30'],
])('Spotify does %j: %i, and the next call requests a token again', async (fault, status, retryAfter) => {
  spotify.misbehave(fault);
  const response = await call();
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('retry-after')).toBe(retryAfter ?? null);
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
