import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pages, serveFiles } from './fixture.ts';

const site = await serveFiles({
  ...pages,
  'endpoints/unread.ts': `
    export default () => new Response('too large', { status: 413 });
    export const config = { path: '/api/unread' };`,
  'endpoints/begun.ts': `
    export default async (request) => {
      for await (const chunk of request.body) if (chunk.length > 0) break;
      return new Response('too large', { status: 413 });
    };
    export const config = { path: '/api/begun' };`,
  'endpoints/read.ts': `
    export default async (request) => new Response(String((await request.bytes()).length));
    export const config = { path: '/api/read' };`,
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

test('a body arrives complete', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await call(agent, '/api/read', body)).text).toBe(String(body.length));
  agent.destroy();
});
