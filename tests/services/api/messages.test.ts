import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../../functions/messages.ts';
import { storeMessage } from '../../../functions/_lib/contact/inbox.ts';
import { contactMessage, type ListedMessage } from '../../../src/records/contact/contactMessage.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { sized } from '../../night.ts';
import { asBand, context, site } from './band.ts';
import { validMessage, send } from './contactMessages.ts';

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
  headers?: Record<string, string>;
  body?: unknown;
  revision?: number;
}

/** A call as the desk makes it, with the band's session unless it has headers of its own. */
async function call(method: string, path = '', { headers, body, revision }: Call = {}) {
  const request = new Request(`${site}/api/messages${path}`, {
    method,
    headers: {
      ...(headers ?? (await asBand())),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return messages(request, context);
}

const read = async (path = '') => (await (await call('GET', path)).json()) as ListedMessage[];
const stored = async (message = 'Hallo'): Promise<ListedMessage> => {
  await send({ ...validMessage, message });
  const found = (await read()).find((each) => each.message === message);
  if (!found) throw new Error('The message was not stored.');
  return found;
};
const day = 24 * 60 * 60 * 1000;

test('shows the inbox to the band only, and no cache keeps it', async () => {
  const paths = ['', '?deleted', '/1-x'];
  const refused = await Promise.all(paths.map((path) => call('GET', path, { headers: {} })));
  const answer = await call('GET');

  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('lists the newest first, and leaves out and names broken records', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await stored('die erste');
  await stored('die zweite');
  await new BlobStore('messages').setJSON('999999/broken', { name: 'ohne Text' });

  expect((await read()).map(({ message }) => message)).toEqual(['die zweite', 'die erste']);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('999999-broken'));
  log.mockRestore();
});

test('a message of an older version of the site is new, and not kept', async () => {
  const { id } = await stored();

  expect(await (await call('GET', `/${id}`)).json()).toMatchObject({
    ...validMessage,
    ...{ message: 'Hallo', answered: false, kept: false, revision: 0 },
  });
});

test('PATCH notes what the band says, a repeat changes nothing, and the ETag counts', async () => {
  const { id } = await stored();
  const first = await call('PATCH', `/${id}`, { body: { answered: true }, revision: 0 });
  const repeat = await call('PATCH', `/${id}`, { body: { answered: true }, revision: 0 });

  expect([first.status, repeat.status]).toEqual([200, 200]);
  expect([first, repeat].map(({ headers }) => headers.get('etag'))).toEqual(['"1"', '"1"']);
  expect(await first.json()).toMatchObject({ id, answered: true, kept: false, revision: 1 });
});

test('of simultaneous changes by two admins none is lost: answered, deleted, restored, and kept', async () => {
  const texts = Array.from({ length: sized(1, 10) }, (_, index) => `Nachricht ${index}`);
  for (const message of texts) await send({ ...validMessage, message });
  const ids = (await read()).map(({ id }) => id);
  const headers = await asBand();
  let acknowledged = 0;
  /** One admin’s changes of a message, one after the other: again on the version that came with a refusal, and after the restoring. */
  const change = async (
    id: string,
    count: number,
    next: (round: number) => [method: string, body?: object],
  ) => {
    let revision = 0;
    for (let round = 0; round < count;) {
      const [method, body] = next(round);
      const answer = await call(method, method === 'POST' ? `/${id}/restore` : `/${id}`, {
        headers,
        body,
        revision,
      });
      if (answer.ok) {
        round += 1;
        acknowledged += 1;
      } else {
        expect([409, 410, 412]).toContain(answer.status);
      }
      if (answer.status !== 412) continue;
      const { present } = (await answer.json()) as { present: ListedMessage };
      expect(present.id).toBe(id);
      revision = present.revision;
    }
  };
  const answered = (round: number): [string, object?] =>
    round % 3 === 0 ? ['DELETE'] : round % 3 === 1 ? ['POST'] : ['PATCH', { answered: round !== 5 }];
  await Promise.all(
    ids.flatMap((id) => [
      change(id, 9, answered),
      change(id, 11, (round) => ['PATCH', { kept: round % 2 === 0 }]),
    ]),
  );

  expect(acknowledged).toBe(20 * texts.length);
  const after = await read();
  expect(after.map(({ message }) => message).sort()).toEqual(texts);
  // Each change was made on the version before it: a lost one would leave a revision out.
  for (const message of after) expect(message).toMatchObject({ answered: true, kept: true, revision: 20 });
}, 60_000);

test('a deleted message can be restored for 30 days', async () => {
  const { id, name } = await stored();
  const statuses = async (...calls: Promise<Response>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);

  expect(await statuses(call('DELETE', `/${id}`, { revision: 0 }))).toEqual([204]);
  expect(await read()).toEqual([]);
  expect(await read('?deleted')).toMatchObject([{ id, name, deleted: expect.any(String) as string }]);
  expect(await statuses(call('GET', `/${id}`), call('PATCH', `/${id}`, { body: {}, revision: 1 }))).toEqual([
    410, 410,
  ]);
  expect(await statuses(call('POST', `/${id}/restore`))).toEqual([200]);
  expect(await read()).toMatchObject([{ id, revision: 2 }]);

  await call('DELETE', `/${id}`, { revision: 2 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * day });
  expect(await statuses(call('POST', `/${id}/restore`))).toEqual([410]);
  expect(await read('?deleted')).toEqual([]);
});

test('erases messages for good, deleted ones too, and a repeat is safe', async () => {
  const [one, other] = [await stored('eins'), await stored('zwei')];
  await stored('drei');
  await call('DELETE', `/${other.id}`, { revision: 0 });
  const ids = [one.id, other.id, '1-unknown', '../attempts'];
  const answers = [await call('DELETE', '', { body: { ids } }), await call('DELETE', '', { body: { ids } })];

  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect([...(await read()), ...(await read('?deleted'))].map(({ message }) => message)).toEqual(['drei']);
  expect((await new BlobStore('messages').list()).blobs).toHaveLength(1);
});

test('a message expires after 180 days with the next one, unless it is kept; a kept one that was deleted does, 30 days later', async () => {
  await stored('läuft ab');
  const [kept, deleted] = [await stored('bleibt'), await stored('bleibt nicht')];
  for (const { id } of [kept, deleted]) await call('PATCH', `/${id}`, { body: { kept: true }, revision: 0 });
  await call('DELETE', `/${deleted.id}`, { revision: 1 });
  const later = Date.now() + 181 * day;
  const message = contactMessage.parse({
    ...{ ...validMessage, message: 'die nächste', mail: 'off' },
    received: new Date(later).toISOString(),
  });
  await storeMessage(message, later);

  expect((await read()).map((each) => each.message)).toEqual(['die nächste', 'bleibt']);
  expect((await new BlobStore('messages').list()).blobs).toHaveLength(2);
});

test.each([
  ['PATCH', '/1-x', {}, 428],
  ['DELETE', '/1-x', {}, 428],
  ['PATCH', '/1-x', { revision: 0 }, 415],
  ['PATCH', '/1-x', { revision: 0, body: {} }, 404],
  ['PATCH', '/1-x', { revision: 0, body: { name: 'Eve' } }, 422],
  ['PATCH', '/1-x', { revision: 0, body: { kept: 'ja' } }, 422],
  ['PATCH', '/1-x', { revision: 0, body: '{' }, 400],
  ['PATCH', '/1-x', { revision: 0, body: { name: 'x'.repeat(20_000) } }, 413],
  ['DELETE', '/1-x', { revision: 0 }, 404],
  ['DELETE', '/nothing', { revision: 0 }, 404],
  ['DELETE', '/1-', { revision: 0 }, 404],
  ['DELETE', '/1-..%2F..%2Fattempts', { revision: 0 }, 404],
  ['DELETE', '/%E0%A4%A', { revision: 0 }, 404],
  ['DELETE', `/${'9'.repeat(500)}-x`, { revision: 0 }, 404],
  ['POST', '/1-x/restore', {}, 404],
  ['POST', '/nothing/restore', {}, 404],
  ['GET', '/1-x', {}, 404],
  ['DELETE', '', {}, 415],
  ['DELETE', '', { body: {} }, 422],
  ['DELETE', '', { body: { ids: [] } }, 422],
  ['DELETE', '', { body: { ids: new Array(501).fill('1-x') } }, 422],
  ['DELETE', '', { body: { ids: ['x'.repeat(20_000)] } }, 413],
  ['POST', '', {}, 405],
  ['PUT', '/1-x', {}, 405],
  ['GET', '/1-x/restore', {}, 405],
] satisfies [string, string, Call, number][])(
  '%s %s with %o answers %i',
  async (method, path, sent, status) => expect((await call(method, path, sent)).status).toBe(status),
);

test.each([
  ['PATCH', '/1-x'],
  ['DELETE', '/1-x'],
  ['DELETE', ''],
  ['POST', '/1-x/restore'],
])('%s %j needs the session, its token, and our own origin', async (method, path) => {
  const { cookie, origin } = await asBand();
  const headers = [{ origin }, { cookie, origin }, await asBand('https://evil.test')];
  const answers = await Promise.all(headers.map((each) => call(method, path, { headers: each })));

  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
});
