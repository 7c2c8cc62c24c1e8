import pLimit from 'p-limit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../../functions/messages.ts';
import { tidy } from '../../../functions/_lib/tidy.ts';

import type { ListedMessage } from '../../../src/records/contact/contactMessage.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { sized } from '../../night.ts';
import { validMessage, send } from './contactMessages.ts';
import { recordCalls } from './recordCalls.ts';

useBlobs();
beforeEach(async () => {
  await Promise.all(
    (await new BlobStore('messages').list()).blobs.map(({ key }) => new BlobStore('messages').delete(key)),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

interface Call {
  body?: unknown;
  revision?: number;
}

const { call: ask } = recordCalls('/api/messages', messages, {});
const call = (method: string, path = '', { body, revision }: Call = {}) =>
  ask(path, {
    ...{ method, body },
    headers: {
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      ...(method === 'PATCH' && { 'idempotency-key': crypto.randomUUID() }),
    },
  });

/** A change of a message from what is not compared. */
const note = (set: object) => ({ body: { set, was: {} } });
const read = async (path = '') => (await (await call('GET', path)).json()) as ListedMessage[];
const stored = async (message = 'Hallo'): Promise<ListedMessage> => {
  await send({ ...validMessage, message });
  const found = (await read()).find((each) => each.message === message);
  if (!found) throw new Error('The message was not stored.');
  return found;
};
const day = 24 * 60 * 60 * 1000;

test('lists the newest first; a broken record has stand-ins, is named in the log, and can be deleted', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await stored('die erste');
  await stored('die zweite');
  await new BlobStore('messages').setJSON('999999/broken', { name: 'ohne Text' });

  expect((await read()).map(({ message, name }) => `${name}: ${message}`)).toEqual([
    ...['Toni Tester: die zweite', 'Toni Tester: die erste', 'ohne Text: ?'],
  ]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('999999-broken'));
  expect((await call('GET', '/999999-broken')).status).toBe(200);
  expect((await call('DELETE', '/999999-broken', { revision: 0 })).status).toBe(204);
  log.mockRestore();
});

/** Writes messages past the form, with the keys that it makes. */
const write = (count: number, fields: (index: number) => object) =>
  pLimit(20).map([...new Array<undefined>(count).keys()], (index) =>
    new BlobStore('messages').setJSON(`${600_000 + (index % 24)}/m${index}`, {
      ...{ ...validMessage, received: '2026-11-20T12:00:00Z', mail: 'off' },
      ...fields(index),
    }),
  );
const keys = async () => (await new BlobStore('messages').list()).blobs.map(({ key }) => key).sort();

test('one call erases a person by the address, at any number of messages: deleted, expired and broken ones, too', async () => {
  const count = sized(60, 5000);
  await write(count, (index) => ({
    email:
      index % 3 === 0 ? 'tina@example.com' : index % 3 === 1 ? 'Toni@Example.com' : 'to\u200bni@example.com',
    ...(index % 5 === 0 && { deleted: '2026-01-01T12:00:00Z' }),
    ...(index % 7 === 0 && { name: 7 }),
  }));
  // Its 180 days ended long ago.
  await new BlobStore('messages').setJSON('1000/old', { ...validMessage, email: 'TONI@example.com' });
  const answers = [1, 2].map(() => call('DELETE', '', { body: { email: 'toni@example.com' } }));

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204]);
  expect((await keys()).length).toBe(Math.ceil(count / 3));
  expect(await (await call('POST', '/person', { body: { email: 'toni@example.com' } })).json()).toEqual([]);
}, 120_000);

test('a page of the longest messages of a person is an answer that the host takes', async () => {
  await write(152, (index) => ({
    ...{ message: '\ud800'.repeat(5000), email: index % 2 ? 'toni@example.com' : 'TONI@example.com' },
    ...(index === 0 && { deleted: '2026-01-01T12:00:00Z' }),
    ...(index === 151 && { email: 'tina@example.com' }),
  }));
  const page = async (number: number) =>
    (await call('POST', `/person?page=${number}`, { body: { email: 'toni@example.com' } })).text();
  const [first, second] = [await page(1), await page(2)];

  expect(Buffer.byteLength(first)).toBeLessThan(6_000_000);
  const pages = [first, second].map((text) => JSON.parse(text) as ListedMessage[]);
  expect(pages.map(({ length }) => length)).toEqual([150, 1]);
  expect(pages[1]?.[0]?.message.length, 'whole').toBe(5000);
}, 60_000);

test('400 messages of 5,000 letters do not close the inbox: a list has pages, and of a long text the beginning', async () => {
  await write(sized(40, 600), (index) => ({ message: `${index % 10}${'🔥'.repeat(2490)}` }));
  const whole = await (await call('GET')).text();

  expect(Buffer.byteLength(whole)).toBeLessThan(sized(40, 600) * 1500);
  const [first] = JSON.parse(whole) as ListedMessage[];
  expect(first).toMatchObject({ isExcerpt: true });
  expect(first?.message).toMatch(/^\d(🔥){149}$/u);
  expect(await (await call('GET', `/${first?.id ?? ''}`)).json()).not.toHaveProperty('isExcerpt');
  expect(await read('?page=2')).toEqual([]);
  for (const list of ['?page=0', '?deleted&page=0']) expect((await call('GET', list)).status).toBe(422);
}, 60_000);

test('the daily run erases what was deleted 30 days ago, also a kept message', async () => {
  const [kept, other] = [await stored('bleibt'), await stored('bleibt nicht')];
  for (const { id } of [kept, other]) await call('PATCH', `/${id}`, note({ kept: true }));
  await call('DELETE', `/${other.id}`, { revision: 1 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * day });
  await tidy();
  expect(await keys()).toHaveLength(2);
  vi.setSystemTime(Date.now() + 2 * day);
  await tidy();

  expect((await read()).map(({ message }) => message)).toEqual(['bleibt']);
  expect(await keys()).toHaveLength(1);
});

test.each([
  ['DELETE', '/1-x', {}, 428],
  ['PATCH', '/1-x', note({}), 404],
  ['PATCH', '/1-x', note({ name: 'Eve' }), 422],
  ['PATCH', '/1-x', note({ kept: 'ja' }), 422],
  ['PATCH', '/1-x', { body: { kept: true } }, 422],
  ['DELETE', '/1-x', { revision: 0 }, 404],
  ['DELETE', '/1-..%2F..%2Fattempts', { revision: 0 }, 404],
  ['DELETE', '', { body: {} }, 422],
  ['DELETE', '', { body: { email: ' ' } }, 422],
  ['DELETE', '', { body: { ids: ['1-x'] } }, 422],
  ['DELETE', '', { body: { email: 'x'.repeat(20_000) } }, 413],
  ['POST', '/person', { body: {} }, 422],
] satisfies [string, string, Call, number][])(
  '%s %s with %o answers %i',
  async (method, path, sent, status) => expect((await call(method, path, sent)).status).toBe(status),
);
