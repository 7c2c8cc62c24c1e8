import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { add, call, patch, plain, remove } from './concertCalls.ts';
import { startBlobStore, type RunningStore } from './concertStores.ts';

/** A wrong field, a change that makes it wrong, and the message of some of them. */
const wrongs: [field: string, change: object, message?: string][] = [
  ['name', { name: undefined }, '“Name” is still missing.'],
  ['date', { date: '2027-03-04T20:00' }, '“Day” isn’t a time we can read.'],
  ['date', { date: plain.date, timeUnknown: true }, '“Day” needs 23:59 local time while the start is open.'],
  [
    'ticketUrl',
    { ticketUrl: 'http://tickets.example.com' },
    '“Tickets” needs a web link. A word like “box office” or an e-mail address belongs in the note.',
  ],
  ['price.upTo', { price: { from: 12, upTo: 15, currency: 'EUR' } }],
  ['support.1', { support: ['Nora', ' '] }],
  ['entry', { entry: 12 }, 'There’s no “entry” here.'],
];

let store: RunningStore;
let before: Record<string, unknown>;
/** Ids of a present record, of a deleted one, and of one that breaks its contract. */
const ids = { present: '', deleted: '', broken: 'b0b0b0b0b0b0b0b0b0b0b0b0' };

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  store = await startBlobStore();
  ids.present = (await add()).id;
  ids.deleted = (await add()).id;
  await remove(ids.deleted, 0);
  await new BlobStore('concerts').set(ids.broken, '{"name":');
});
afterAll(() => store.stop());
beforeEach(async () => {
  before = await store.written();
});
afterEach(async () => expect(await store.written(), 'nothing has changed').toEqual(before));

/** The calls that change records: the path below the list's, and what each needs. */
const post = { method: 'POST', body: plain };
const patch0 = { method: 'PATCH', body: { set: plain, was: {} }, headers: { 'idempotency-key': 'x' } };
const delete0 = { method: 'DELETE', headers: { 'if-match': '"0"' } };
const changes: [name: string, pathOf: (id: string) => string, init: object][] = [
  ['PATCH', (id) => `/${id}`, patch0],
  ['DELETE', (id) => `/${id}`, delete0],
  ['POST /restore', (id) => `/${id}/restore`, { method: 'POST' }],
];
async function expectProblem(answer: Response, status: number): Promise<void> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ status, title: expect.stringMatching(/\w/) as string });
}

test.each(['deleted', 'desk'])('the list with ?%s is the band’s alone, and never cached', async (key) => {
  await expectProblem(await call(`?${key}`, { headers: { cookie: '' } }), 401);
  const { headers } = await call(`?${key}`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('netlify-cdn-cache-control')).toBeNull();
  expect((await call('')).headers.get('netlify-vary'), 'else the CDN serves one for the other').toBe(
    'query=deleted|desk',
  );
});

test('the history is the band’s alone, and never cached', async () => {
  await expectProblem(await call(`/${ids.present}/history`, { headers: { cookie: '' } }), 401);
  const answer = await call(`/${ids.present}/history`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('the desk’s list has what breaks its contract, too', async () => {
  const listed = (await (await call('?desk')).json()) as { id: string }[];
  expect(listed.map(({ id }) => id).sort()).toEqual([ids.present, ids.broken].sort());
});

test.each(['0123456789abcdef01234567', '__proto__', 'a%2Fb', '%E0%A4%A', '..%2Fx', 'x'.repeat(200)])(
  'every change of the unknown %s is 404, and its history',
  async (id) => {
    for (const [, pathOf, init] of changes) await expectProblem(await call(pathOf(id), init), 404);
    await expectProblem(await call(`/${id}/history`), 404);
  },
);

test.each([
  ['no ETag', {}, 428],
  ['any ETag', { 'if-match': '*' }, 428],
  ['the ETag of another revision', { 'if-match': '"1"' }, 412],
])('DELETE with %s is refused', async (_, headers, status) => {
  const answer = await call(`/${ids.present}`, { method: 'DELETE', headers });
  if (status === 412) expect(await answer.clone().json()).toMatchObject({ present: { id: ids.present } });
  await expectProblem(answer, status);
});

/** Adding a record, and changing the present one. */
const writes = () => [
  { path: '', init: { ...post, headers: {} } },
  { path: `/${ids.present}`, init: patch0 },
];

test.each<[unknown, number, string?]>([
  ['{"name":', 400],
  ['', 400],
  ['null', 422],
  ['[]', 422],
  ['"Konzert"', 422],
  [{ ...plain, name: 'x'.repeat(64 * 1024) }, 413],
  [plain, 415, 'text/plain'],
  [plain, 415, 'application/x-www-form-urlencoded'],
])('POST and PATCH of the body %# are %i', async (body, status, type = 'application/json') => {
  for (const { path, init } of writes()) {
    const headers = { ...init.headers, 'content-type': type };
    await expectProblem(await call(path, { ...init, body, headers }), status);
  }
});

test.each(wrongs)('POST and PATCH name %s as wrong in %j', async (field, wrong, message) => {
  for (const answer of [
    await call('', { ...post, body: { ...plain, ...wrong } }),
    await patch(ids.present, wrong),
  ]) {
    expect(answer.status).toBe(422);
    const { type, errors } = (await answer.json()) as { type: string; errors: object[] };
    expect(type).toBe('urn:problem-type:match:invalid');
    expect(errors).toMatchObject([{ field, ...(message && { message }) }]);
  }
});
