import { expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import messages from '../../../functions/messages.ts';
import type { ListedMessage } from '../../../src/records/contact/contactMessage.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { asBand, context, site } from './band.ts';
import { validMessage, send } from './contactMessages.ts';

useBlobs();

const call = async (method: string, headers: Record<string, string>, path = '') =>
  messages(new Request(`${site}/api/messages${path}`, { method, headers }), context);

test('shows the inbox to the band only', async () => {
  expect((await call('GET', {})).status).toBe(401);
  const answer = await call('GET', await asBand());

  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('lists the newest first, leaves out and names broken records, and deletes each message once', async () => {
  const headers = await asBand();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await send({ ...validMessage, message: 'die erste' });
  await send({ ...validMessage, message: 'die zweite' });
  await new BlobStore('messages').setJSON('999999/broken', { name: 'ohne Text' });
  const list = async () => (await (await call('GET', headers)).json()) as ListedMessage[];
  const [newest, oldest] = await list();

  expect([newest?.message, oldest?.message]).toEqual(['die zweite', 'die erste']);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('999999-broken'));
  expect((await call('DELETE', headers, `/${newest?.id}`)).status).toBe(204);
  expect((await list()).map(({ message }) => message)).toEqual(['die erste']);
  expect((await call('DELETE', headers, `/${newest?.id}`)).status).toBe(404);
  log.mockRestore();
});

test.each([
  '',
  '/',
  '/nothing',
  '/1-',
  '/1-..%2F..%2Fattempts',
  '/%E0%A4%A',
  '/1-a%00',
  `/${'9'.repeat(500)}-x`,
])('answers 404 to deleting %j', async (path) =>
  expect((await call('DELETE', await asBand(), path)).status).toBe(404),
);

test('deleting needs the session, its token, and our own origin', async () => {
  const { cookie, origin } = await asBand();

  expect((await call('DELETE', { cookie, origin }, '/1-x')).status).toBe(403);
  expect((await call('DELETE', await asBand('https://evil.test'), '/1-x')).status).toBe(403);
  expect((await call('DELETE', { origin: site }, '/1-x')).status).toBe(401);
});
