import { expect, test, vi } from 'vitest';
import {
  ApiProblem,
  call,
  hasSessionToken,
  headersOf,
  problemFrom,
  Unreachable,
} from '../../../../src/lib/browser/http.ts';

const page = (cookie = '') => {
  vi.stubGlobal('document', { cookie, documentElement: { lang: 'en-GB' } });
};

test.each([
  ['GET', 'XSRF-TOKEN=abc', undefined, true],
  ['POST', 'XSRF-TOKEN=abc', 'abc', true],
  ['DELETE', 'theme=dark; XSRF-TOKEN=a-_b', 'a-_b', true],
  ['POST', 'NOT-XSRF-TOKEN=abc', undefined, false],
  ['POST', '', undefined, false],
])('%s with the cookies "%s" sends the token %s, and the page’s language', (method, cookie, token, has) => {
  page(cookie);
  expect(hasSessionToken()).toBe(has);
  expect(headersOf(method)).toStrictEqual({
    'Accept-Language': 'en-GB',
    ...(token && { 'X-XSRF-TOKEN': token }),
  });
});

test.each([
  [
    'a problem document',
    '{"type":"urn:problem-type:match:too-many","title":"Wait.","status":429,"left":3}',
    '7',
    { problem: 'too-many', title: 'Wait.', retryAfter: 7, extensions: { status: 429, left: 3 } },
  ],
  ['a page of somebody between', '<h1>Bad gateway</h1>', null, { problem: 'blank', extensions: {} }],
  ['JSON that is no document', '"no"', null, {}],
  ['JSON that is nothing', 'null', null, {}],
  ['a document of wrong types', '{"type":1,"title":[]}', 'soon', {}],
  ['nothing', '', null, {}],
])('reads a problem from %s', (_, body, retryAfter, expected) => {
  const { problem, title, retryAfter: seconds, extensions } = problemFrom(429, body, retryAfter);
  const empty = { problem: 'blank', title: '', retryAfter: undefined, extensions: {} };
  expect({ problem, title, retryAfter: seconds, extensions }).toEqual({ ...empty, ...expected });
});

test('throws a problem', async () => {
  page();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 401 })));
  await expect(call('/api/session')).rejects.toEqual(new ApiProblem(401, {}));
});

test('sends the method, the body and the headers, and ends after 60 s or with the caller', async () => {
  page('XSRF-TOKEN=abc');
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(null, { status: 204 })),
  );
  const hostTimeout = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', fetch);
  const caller = new AbortController();
  const body = new URLSearchParams({ name: 'Toni' });
  await call('/api/contact', { method: 'POST', body, headers: { 'X-More': '1' }, signal: caller.signal });
  await call('/api/session');
  expect(hostTimeout.mock.calls).toEqual([[60_000], [60_000]]);
  const [[path, sent], [, plain]] = fetch.mock.calls as [[string, RequestInit], [string, RequestInit]];
  expect([path, sent.method, sent.body]).toEqual(['/api/contact', 'POST', body]);
  expect(sent.headers).toEqual({ 'Accept-Language': 'en-GB', 'X-XSRF-TOKEN': 'abc', 'X-More': '1' });
  expect([plain.method, plain.body, plain.signal?.aborted]).toEqual(['GET', null, false]);
  expect(sent.signal?.aborted).toBe(false);
  caller.abort();
  expect(sent.signal?.aborted).toBe(true);
  hostTimeout.mockRestore();
});

test.each<[string, () => Response | Promise<never>, boolean]>([
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['JSON', () => Response.json({}), true],
  ['nothing', () => new Response(null, { status: 204 }), true],
  ['that it has taken something', () => new Response(null, { status: 202 }), true],
  ['that nothing has changed', () => new Response(null, { status: 304 }), true],
  ['a page', () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } }), false],
  ['a page without a type', () => new Response(new Blob(['<h1>Hotel</h1>'])), false],
])('a call that is answered with %s has an answer of ours: %s', async (_, answer, isOurs) => {
  page();
  vi.stubGlobal('fetch', async () => answer());
  const end = await call('/api/session', { method: 'DELETE' }).catch((error: unknown) => error);
  expect(end).toBeInstanceOf(isOurs ? Response : Unreachable);
});
