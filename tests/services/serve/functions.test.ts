import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { pages, serveFiles } from './fixture.ts';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Endpoints that do what the project's own do not do yet. */
const endpoints = {
  'endpoints/adminKey.ts': `
  export default (request, { ip, params }) =>
    Response.json({ path: new URL(request.url).pathname, ip, params }, {
      headers: [['set-cookie', 'one=1; HttpOnly'], ['set-cookie', 'two=2']],
    });
  export const config = { path: ['/api/adminKey/:password', '/api/adminkey/:password'] };`,
  'endpoints/echo.ts': `
  export default async (request) =>
    new Response(await request.bytes(), { headers: { 'content-type': request.headers.get('content-type') } });
  export const config = { path: '/api/echo' };`,
  'endpoints/broken.ts': `
  export default () => { throw new Error('the secret is 42'); };
  export const config = { path: '/api/broken' };`,
  'endpoints/page.ts': `
  export default (request, { params }) => new Response(params.name);
  export const config = { path: ['/live/:name', '/:name'], preferStatic: true };`,
  'endpoints/unread.ts': `
    export default () => new Response('too large', { status: 413 });
    export const config = { path: '/api/unread' };`,
  'endpoints/begun.ts': `
    export default async (request) => {
      for await (const chunk of request.body) if (chunk.length > 0) break;
      return new Response('too large', { status: 413 });
    };
    export const config = { path: '/api/begun' };`,
};

const site = await serveFiles({ ...pages, ...endpoints });
const ask = (path: string, init?: RequestInit) => fetch(site.url + path, init);

test('a path with capitals matches, and the password arrives as it was sent', async () => {
  const response = await ask('/api/adminKey/%C3%B6ffne%20dich');

  expect(await response.json()).toEqual({
    path: '/api/adminKey/%C3%B6ffne%20dich',
    ip: expect.stringMatching(/127\.0\.0\.1|::1/) as string,
    params: { password: '%C3%B6ffne%20dich' },
  });
  expect(response.headers.getSetCookie()).toEqual(['one=1; HttpOnly', 'two=2']);
  expect((await ask('/api/adminkey/x')).status).toBe(200);
});

test('a function that prefers files answers where there is no file, before the redirects', async () => {
  expect(await (await ask('/live')).text()).toContain('<p>Konzerte</p>');
  expect(await (await ask('/live/lampenfieber')).text()).toBe('lampenfieber');
  expect(await (await ask('/nothing')).text()).toBe('nothing');
  // The rule for unknown paths asks a function that this site lacks.
  expect((await ask('/a/b/c')).status).toBe(404);
});

test('a body arrives byte for byte, and so does a multipart one', async () => {
  const bytes = randomBytes(300_000);
  const echoed = await ask('/api/echo', {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(Buffer.from(await echoed.bytes()).equals(bytes)).toBe(true);

  const form = new FormData();
  form.append('file', new Blob([bytes]), 'größe.jpg');
  const returned = await (await ask('/api/echo', { method: 'POST', body: form })).formData();
  const file = returned.get('file') as File;
  expect(file.name).toBe('größe.jpg');
  expect(Buffer.from(await file.bytes()).equals(bytes)).toBe(true);
});

test('an exception is logged and answered with 500 without details', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await ask('/api/broken', { headers: { 'accept-language': 'en' } });

  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.text()).not.toMatch(/secret|stack|\.ts/);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'the secret is 42' }));
  log.mockRestore();
});

/** More than any buffer between a caller and the server holds. */
const body = Buffer.alloc(8 * 1024 * 1024, 'x');

async function call(agent: Agent, path: string, sent: Buffer | undefined) {
  const calling = request(site.url + path, { agent, method: sent ? 'POST' : 'GET' });
  calling.end(sent);
  const [response] = (await once(calling, 'response')) as [IncomingMessage];
  return { status: response.statusCode, text: await text(response), port: calling.socket?.localPort };
}

test.each(['unread', 'begun'])(
  'after a body that is refused (%s) the next requests on the same connection are answered',
  async (endpoint) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let round = 0; round < 3; round += 1) {
      const refused = await call(agent, `/api/${endpoint}`, body);
      const next = await call(agent, '/live', undefined);
      expect([refused.status, refused.text, next.text]).toEqual([
        413,
        'too large',
        pages['dist/live/index.html'],
      ]);
      ports.add(refused.port).add(next.port);
    }
    agent.destroy();

    expect(ports.size).toBe(1);
  },
);
