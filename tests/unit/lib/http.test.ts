import { afterEach, expect, test, vi } from 'vitest';
import { ApiProblem, call, headersOf, problemFrom, Unreachable } from '../../../src/lib/http.ts';

const page = (cookie = '') => {
  vi.stubGlobal('document', { cookie, documentElement: { lang: 'en-GB' } });
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['GET', 'XSRF-TOKEN=abc', undefined],
  ['POST', 'XSRF-TOKEN=abc', 'abc'],
  ['DELETE', 'theme=dark; XSRF-TOKEN=a-_b', 'a-_b'],
  ['POST', 'NOT-XSRF-TOKEN=abc', undefined],
  ['POST', '', undefined],
])('%s with the cookies "%s" sends the token %s, and the page’s language', (method, cookie, token) => {
  page(cookie);
  expect(headersOf(method)).toEqual({
    'Accept-Language': 'en-GB',
    ...(token && { 'X-XSRF-TOKEN': token }),
  });
});

test.each([
  [
    'a problem document',
    '{"type":"urn:problem-type:match:too-many","title":"Wait.","status":429,"left":3}',
    '7',
    { problem: 'too-many', title: 'Wait.', retryAfter: 7, extensions: { left: 3 } },
  ],
  ['a page of somebody between', '<h1>Bad gateway</h1>', null, { problem: 'blank', title: '' }],
  ['JSON that is no document', '"no"', null, { problem: 'blank', title: '', extensions: {} }],
  ['a document of wrong types', '{"type":1,"title":[]}', 'soon', { title: '', retryAfter: undefined }],
  ['nothing', '', null, { title: '', retryAfter: undefined }],
])('a refusal is read from %s', (_, body, retryAfter, expected) => {
  const { problem, title, retryAfter: seconds, extensions } = problemFrom(429, body, retryAfter);
  expect({ problem, title, retryAfter: seconds, extensions }).toMatchObject(expected);
});

test('a good answer is handed over, a refusal is thrown', async () => {
  page();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  expect((await call('/api/session')).status).toBe(204);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 401 })));
  await expect(call('/api/session')).rejects.toEqual(new ApiProblem(401, {}));
});

test('where nothing answers it says so', async () => {
  page();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call('/api/session')).rejects.toBeInstanceOf(Unreachable);
});
