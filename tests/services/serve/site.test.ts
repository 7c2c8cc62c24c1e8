import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { pages, serveFiles } from './fixture.ts';

const site = await serveFiles(pages);
const ask = (path: string, init?: RequestInit) => fetch(site.url + path, { redirect: 'manual', ...init });

test.each([
  ['/', 'Startseite'],
  ['/?lang=de', 'Startseite'],
  ['/en/', 'Home'],
  ['/live', 'Konzerte'],
  ['/live/', 'Konzerte'],
  ['/en/the-band', 'The band'],
  ['/gr%C3%B6%C3%9Fe/', 'Größe'],
])('%s is a page, with and without its trailing slash', async (path, content) => {
  const response = await ask(path);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain(`<p>${content}</p>`);
});

test.each([
  ['/nothing', '/'],
  ['/nothing.html', '/'],
  ['/en/nothing', '/en/'],
  ['/nothing?from=poster', '/?from=poster'],
  ['/%2e%2e/secret.txt', '/'],
  ['/..%2fsecret.txt', '/'],
])('N4 %s is unknown and ends at %s', async (path, home) => {
  const response = await ask(path);

  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(home);
  expect((await fetch(site.url + path)).status).toBe(200);
});

test('an unknown call is 404, whatever the method', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/Nothing/deep'])
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await ask(path, { method, headers: { 'accept-language': 'en' } });

      expect(response.headers.get('content-type'), path).toBe('application/problem+json');
      const problem = { type: 'urn:problem-type:match:not-found', status: 404 };
      expect([response.status, await response.json()]).toMatchObject([404, problem]);
    }
});

test('dispatches GET /api/health, and names the allowed method for another one in the caller’s language', async () => {
  expect(await (await ask('/api/health')).json()).toEqual({ status: 'ok' });

  const { status, headers } = await ask('/api/health', {
    method: 'POST',
    headers: { 'accept-language': 'de' },
  });
  expect([status, headers.get('allow'), headers.get('content-language')]).toEqual([405, 'GET, HEAD', 'de']);
});

test('the icon that programs ask for is the picture, and a file of an earlier build is not found, nor cached for a year', async () => {
  const icon = await ask('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  const response = await ask('/_/island.old.js');
  expect([response.status, await response.text()]).toEqual([404, pages['dist/404.html']]);
  expect(response.headers.get('cache-control')).not.toContain('immutable');
});

test('a password of any encoding reaches its function', async () => {
  for (const password of ['%', '%E0%A4%A', '%00'])
    expect((await ask(`/api/adminKey/${password}`)).headers.get('content-type')).toBe(
      'application/problem+json',
    );
});

test.each([
  ['GET', '//elsewhere.example/x', 400],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/%00', 400],
  ['POST', '/', 405],
])('%s %s is refused with %i', async (method, path, status) =>
  expect((await ask(path, { method })).status).toBe(status),
);

test('every page has the headers of netlify.toml, and the record of the build is in no index', async () => {
  const { headers } = await ask('/live');

  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('permissions-policy')).toContain('autoplay=(self "https://www.youtube-nocookie.com")');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.has('x-robots-tag')).toBe(false);
  expect((await ask('/build.json')).headers.get('x-robots-tag')).toBe('noindex');
});

test('files with a hash in their name are cached for a year', async () => {
  const response = await ask('/_/poster.a1b2.avif');

  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(Buffer.from(await response.bytes())).toEqual(pages['dist/_/poster.a1b2.avif']);
});

test('compresses text, and sends no unchanged page', async () => {
  const first = await ask('/', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('vary')).toBe('accept-encoding');
  expect(Number(first.headers.get('content-length'))).toBeLessThan(200);
  expect(await first.text()).toBe(pages['dist/index.html']);

  const again = await ask('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('HEAD has the headers of GET and no body; If-None-Match: * is known for every page', async () => {
  const head = await ask('/live', { method: 'HEAD' });

  expect(head.headers.get('content-length')).toBe(String(pages['dist/live/index.html'].length));
  expect(await head.text()).toBe('');
  expect((await ask('/', { headers: { 'if-none-match': '*' } })).status).toBe(304);
});

/** The status line of the answer to a request that no client of the platform sends. */
async function statusOf(lines: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(`${lines}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n')[0] ?? '';
}

const noHosts = ['evil.example', 'evil.example:80', 'localhost.evil.example', '127.0.0.1.evil.example'];
const hosts = ['localhost', '127.0.0.1:1', '[::1]', '[::1]:80', 'band.localhost'];

test.each([
  ...noHosts.map((host): [string, number] => [`GET / HTTP/1.1\r\nHost: ${host}`, 400]),
  ...hosts.map((host): [string, number] => [`GET / HTTP/1.1\r\nHost: ${host}`, 200]),
  ['GET /api/attention HTTP/1.1\r\nHost: 169.254.169.254', 400],
  ['GET http://evil.example/ HTTP/1.1\r\nHost: localhost', 400],
  ['GET http://169.254.169.254/latest/meta-data/ HTTP/1.1\r\nHost: localhost', 400],
  ['TRACE / HTTP/1.1\r\nHost: localhost', 405],
  ['TRACE /api/health HTTP/1.1\r\nHost: localhost', 405],
  ['OPTIONS * HTTP/1.1\r\nHost: localhost', 400],
  ['GET * HTTP/1.1\r\nHost: localhost', 400],
  ['GET / HTTP/1.1\r\nHost: a b', 400],
  ['GET / HTTP/1.1\r\nHost: [', 400],
  ['GET / HTTP/1.1\r\nHost: a/b', 400],
  ['GET / HTTP/1.1\r\nHost: name@elsewhere', 400],
  ['GET / HTTP/1.1\r\nHost:', 400],
  ['GET / HTTP/1.1\r\nHost: localhost:99999', 400],
  ['GET /// HTTP/1.1\r\nHost: localhost', 400],
  ['GET //elsewhere/ HTTP/1.1\r\nHost: localhost', 400],
])('answers %j with %i, not with an error of its own: no request leads elsewhere', async (lines, status) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect(await statusOf(lines)).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  expect(logged).not.toHaveBeenCalled();
});
