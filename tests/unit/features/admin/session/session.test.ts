import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSession, logIn, logOut } from '../../../../../src/features/admin/session/session.ts';
import { ApiProblem, Unreachable } from '../../../../../src/lib/browser/http.ts';

const asked = vi.fn<typeof fetch>();
const answer = (status: number) => Promise.resolve(new Response(null, { status }));

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['in', 'the server knows the session', () => answer(204)],
  ['out', 'the session has ended', () => answer(401)],
  ['unknown', 'the page is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['unknown', 'the server is broken', () => answer(500)],
  ['unknown', 'the stores are down', () => answer(503)],
  ['unknown', 'somebody else answers', () => answer(403)],
])('the check of the session is "%s" when %s', async (expected, _, respond) => {
  asked.mockImplementation(respond);
  expect(await checkSession()).toBe(expected);
  expect(asked.mock.calls.map(([address, init]) => [address, init?.method])).toEqual([
    ['/api/session', 'GET'],
  ]);
});

test('without the token of a session nothing is asked', async () => {
  vi.stubGlobal('document', { cookie: 'theme=dark', documentElement: { lang: 'de-AT' } });
  expect(await checkSession()).toBe('out');
  expect(asked).not.toHaveBeenCalled();
});

test('the password travels encoded, and a refusal is thrown', async () => {
  asked.mockImplementation(() => answer(204));
  await logIn('öffne / dich?#%');
  expect(asked.mock.calls[0]?.[0]).toBe('/api/adminKey/%C3%B6ffne%20%2F%20dich%3F%23%25');
  asked.mockImplementation(() => answer(401));
  await expect(logIn('wrong')).rejects.toBeInstanceOf(ApiProblem);
});

test('logging out tells the server, with the token', async () => {
  asked.mockImplementation(() => answer(204));
  await logOut();
  const [address, init] = asked.mock.calls[0] ?? [];
  expect([address, init?.method]).toEqual(['/api/session', 'DELETE']);
  expect(new Headers(init?.headers).get('x-xsrf-token')).toBe('abc');
  asked.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(logOut()).rejects.toBeInstanceOf(Unreachable);
});
