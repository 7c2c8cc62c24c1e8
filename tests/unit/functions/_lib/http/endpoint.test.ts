import { afterEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../../functions/_lib/http/endpoint.ts';
import type { Context } from '../../../../../functions/_lib/http/platform.ts';

const context: Context = { ip: '127.0.0.1', params: {}, waitUntil: () => undefined };
const call = (handler: ReturnType<typeof endpoint>, method: string) =>
  handler(new Request('http://localhost/api/x', { method }), context);

afterEach(() => {
  vi.restoreAllMocks();
});

test('each method has its handler, and GET answers HEAD', async () => {
  const handler = endpoint({ GET: () => new Response('read'), DELETE: () => new Response('gone') });

  expect(await (await call(handler, 'GET')).text()).toBe('read');
  expect((await call(handler, 'HEAD')).status).toBe(200);
  expect(await (await call(handler, 'DELETE')).text()).toBe('gone');
});

test.each(['POST', 'OPTIONS', 'PROPFIND', 'toString'])(
  'answers 405 to %s without a handler, with the allowed methods',
  async (method) => {
    const response = await call(
      endpoint({ GET: () => new Response(), DELETE: () => new Response() }),
      method,
    );

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, DELETE');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('logs an unexpected error, and answers without its details', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('the secret is 42');
  const response = await call(endpoint({ GET: () => Promise.reject(failure) }), 'GET');

  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|stack|at /);
  expect(log).toHaveBeenCalledWith(failure);
});

test('adds its headers to every answer, also to a problem and to one with immutable headers, as a redirect', async () => {
  const redirect = () => Response.redirect('http://localhost/thanks', 303);
  const handler = endpoint({ GET: redirect }, { 'x-robots-tag': 'noindex' });

  for (const [method, status] of [['GET', 303] as const, ['POST', 405] as const]) {
    const response = await call(handler, method);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await call(handler, 'GET')).headers.get('location')).toBe('http://localhost/thanks');
});

test('forbids caching unless the handler allows it', async () => {
  const cached = new Response('list', { headers: { 'cache-control': 'public, max-age=60' } });
  const handler = endpoint({ GET: () => cached, DELETE: () => new Response(null, { status: 204 }) });

  expect((await call(handler, 'GET')).headers.get('cache-control')).toBe('public, max-age=60');
  expect((await call(handler, 'DELETE')).headers.get('cache-control')).toBe('no-store');
});
