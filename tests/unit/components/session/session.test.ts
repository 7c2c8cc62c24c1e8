import { beforeEach, expect, test, vi } from 'vitest';
import {
  checkSession,
  hasExpired,
  logIn,
  logInEvent,
  logInError,
  logOut,
  type LogInError,
} from '../../../../src/components/session/session.ts';
import { ApiProblem, Unreachable } from '../../../../src/lib/browser/http.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (status: number) => Promise.resolve(new Response(null, { status }));

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});

test.each([
  ['in', 'the server knows the session', () => answer(204)],
  ['out', 'the session has ended', () => answer(401)],
  ['unknown', 'the page is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['unknown', 'the stores are down', () => answer(503)],
  ['unknown', 'another host answers', () => answer(403)],
])('the session is "%s" when %s', async (expected, _, respond) => {
  fetched.mockImplementation(respond);
  expect(await checkSession()).toBe(expected);
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.method])).toEqual([
    ['/api/session', 'GET'],
  ]);
});

test('sends no request without the token of a session', async () => {
  vi.stubGlobal('document', { cookie: 'theme=dark', documentElement: { lang: 'de-AT' } });
  expect(await checkSession()).toBe('out');
  expect(fetched).not.toHaveBeenCalled();
});

test('encodes the password, tells the page of the log-in, and throws a rejection', async () => {
  fetched.mockImplementation(() => answer(204));
  const dispatch = vi.fn<(event: Event) => boolean>();
  vi.stubGlobal('dispatchEvent', dispatch);
  await logIn('öffne / dich?#%');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/adminKey/%C3%B6ffne%20%2F%20dich%3F%23%25');
  fetched.mockImplementation(() => answer(401));
  await expect(logIn('wrong')).rejects.toBeInstanceOf(ApiProblem);
  // Drafts that have waited for a session go out.
  expect(dispatch.mock.calls.map(([{ type }]) => type)).toEqual([logInEvent]);
});

test('D4 after the right password a browser without the cookies is told from one that keeps them', async () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('dispatchEvent', vi.fn());
  const noSession = JSON.stringify({ type: 'urn:problem-type:match:no-session' });
  fetched.mockImplementation((address) =>
    Promise.resolve(
      address === '/api/session'
        ? new Response(noSession, { status: 401 })
        : new Response(null, { status: 204 }),
    ),
  );
  const failure: unknown = await logIn('right').catch((error: unknown) => error);
  expect(logInError(failure)).toEqual({ key: 'error-cookies' });
  expect(dispatchEvent).not.toHaveBeenCalled();

  fetched.mockImplementation(() => answer(204));
  await logIn('right');
  expect(dispatchEvent).toHaveBeenCalled();
});

test('logging out tells the server, with the token', async () => {
  fetched.mockImplementation(() => answer(204));
  await logOut();
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect([address, init?.method]).toEqual(['/api/session', 'DELETE']);
  expect(new Headers(init?.headers).get('x-xsrf-token')).toBe('abc');
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(logOut()).rejects.toBeInstanceOf(Unreachable);
});

const refused = (status: number, problem: string, retryAfter?: number) =>
  new ApiProblem(status, { type: `urn:problem-type:match:${problem}` }, retryAfter);

test.each<[string, unknown, LogInError]>([
  ['a wrong password', refused(401, 'wrong-password'), { key: 'error-wrong' }],
  ['too many tries', refused(429, 'too-many', 40), { key: 'error-many', seconds: 40 }],
  ['too many tries, without a time', refused(429, 'about:blank'), { key: 'error-many-later' }],
  ['no password configured', refused(503, 'unconfigured'), { key: 'error-unconfigured' }],
  ['a broken server', refused(500, 'internal'), { key: 'error-failed' }],
  ['no connection', new Unreachable(), { key: 'error-offline' }],
  ['a defect', new TypeError('x'), { key: 'error-failed' }],
])('D4 names the reason of a failed log-in: %s', (_, error, expected) =>
  expect(logInError(error)).toEqual(expected),
);

test.each<[unknown, boolean]>([
  [refused(401, 'no-session'), true],
  [refused(403, 'missing-token'), true],
  [refused(422, 'not-a-picture'), false],
  [new Unreachable(), false],
])('knows a request that failed because the session has ended (%#)', (error, expected) =>
  expect(hasExpired(error)).toBe(expected),
);
