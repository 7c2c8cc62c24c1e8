import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import * as concertCalls from './concertCalls.ts';
import { startBlobStore, type RunningStore } from './concertStores.ts';
import * as venueCalls from './venueCalls.ts';

/** Each kind of record with its calls, and a wrong value for some of its fields. */
const kinds = {
  concerts: {
    calls: concertCalls,
    faults: [
      ['name', { name: ' ' }],
      ['date', { date: '2027-03-04' }],
      ['previousDate', { previousDate: 'früher' }],
      ['timeZone', { timeZone: 'Wien' }],
      ['status', { status: 'moved' }],
      ['price.from', { price: { from: -1, currency: 'EUR' } }],
      ['price.to', { price: { from: 12, to: 10, currency: 'EUR' } }],
      ['price.upTo', { price: { from: 12, upTo: 15, currency: 'EUR' } }],
      ['note', { note: {} }],
      ['support.1', { support: ['Nora', ' '] }],
      ['support', { support: [] }],
      ['deleted', { deleted: false }],
    ],
  },
  venues: {
    calls: venueCalls,
    faults: [
      ['name', { name: ' ' }],
      ['city', { city: 'x'.repeat(81) }],
      ['country', { country: 'at' }],
      ['timeZone', { timeZone: 'Wien' }],
      ['website', { website: 'javascript:alert(1)' }],
      ['access.quietPlace.answer', { access: { quietPlace: { answer: 'maybe' } } }],
      ['access.quietPlace.note.en', { access: { quietPlace: { answer: 'no', note: { de: 'Nein.' } } } }],
      ['access.quietPlace.why', { access: { quietPlace: { answer: 'no', why: 'Nein.' } } }],
      ['access.checkedOn', { access: { checkedOn: '2027-02-29' } }],
      ['deleted', { deleted: false }],
    ],
  },
} satisfies Record<string, { calls: object; faults: [field: string, change: object][] }>;

describe.each(['concerts', 'venues'] as const)('%s', (kind) => {
  const { add, call, plain, put, remove } = kinds[kind].calls;
  const faults: [string, object][] = kinds[kind].faults;
  let store: RunningStore;
  let before: Record<string, unknown>;
  /** Ids of a present record, of a deleted one, and of one that breaks its contract. */
  const ids = { present: '', deleted: '', broken: 'b0b0b0b0b0b0b0b0b0b0b0b0' };

  beforeAll(async () => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the test, long enough for HS256');
    vi.spyOn(console, 'error').mockReturnValue();
    store = await startBlobStore();
    ids.present = (await add()).id;
    ids.deleted = (await add()).id;
    await remove(ids.deleted, 0);
    await new BlobStore(kind).set(ids.broken, '{"name":');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await store.stop();
  });
  beforeEach(async () => {
    before = await written();
  });
  afterEach(async () => expect(await written(), 'nothing has changed').toEqual(before));

  async function written(): Promise<Record<string, unknown>> {
    const { blobs } = await new BlobStore(kind).list();
    const texts = blobs.map(async ({ key }) => [key, await new BlobStore(kind).text(key)]);
    return Object.fromEntries(await Promise.all(texts)) as Record<string, unknown>;
  }

  /** The calls that change a record, and what each of them needs. */
  const put0 = { method: 'PUT', body: plain, headers: { 'if-match': '"0"' } };
  const delete0 = { method: 'DELETE', headers: { 'if-match': '"0"' } };
  const changes = [
    ['PUT', '', put0],
    ['DELETE', '', delete0],
    ['POST', '/restore', { method: 'POST', headers: {} }],
  ] as const;

  async function expectProblem(answer: Response, status: number): Promise<void> {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ status, title: expect.stringMatching(/\w/) as string });
  }

  test.each(
    changes.flatMap(([name, end, init]) => [
      { name, end, init, fault: 'without a session', headers: { cookie: '' }, status: 401 },
      { name, end, init, fault: 'from another site', headers: { origin: 'https://evil.test' }, status: 403 },
      { name, end, init, fault: 'without the session’s token', headers: { 'x-xsrf-token': '' }, status: 403 },
    ]),
  )('$name$end $fault is $status', async ({ end, init, headers, status }) => {
    const id = end ? ids.deleted : ids.present;
    await expectProblem(
      await call(`/${id}${end}`, { ...init, headers: { ...init.headers, ...headers } }),
      status,
    );
  });

  test.each(['deleted', 'desk'])('the list with ?%s is the band’s alone, and never cached', async (key) => {
    await expectProblem(await call(`?${key}`, { headers: { cookie: '' } }), 401);
    const { headers } = await call(`?${key}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('netlify-cdn-cache-control')).toBeNull();
    expect((await call('')).headers.get('netlify-vary'), 'else the CDN serves one for the other').toBe(
      'query=deleted|desk',
    );
  });

  test('the desk’s list is the one of the site', async () => {
    const [ofDesk, ofSite] = await Promise.all([call('?desk'), call('')]);
    expect(await ofDesk.json()).toEqual(await ofSite.json());
  });

  test.each(
    changes.flatMap(([name, end, init]) =>
      [
        '0123456789abcdef01234567',
        ids.broken,
        '__proto__',
        'a%2Fb',
        '%E0%A4%A',
        '..%2Fx',
        'x'.repeat(200),
      ].map((id) => ({
        ...{ name, end, init, id },
      })),
    ),
  )('$name$end of the unknown $id is 404', async ({ end, init, id }) => {
    await expectProblem(await call(`/${id}${end}`, init), 404);
  });

  test.each([
    ['no ETag', {}, 428],
    ['any ETag', { 'if-match': '*' }, 428],
    ['the ETag of another revision', { 'if-match': '"1"' }, 412],
    ['an ETag of another form', { 'if-match': '"abc"' }, 412],
    ['a revision without its quotes', { 'if-match': '0' }, 412],
  ])('PUT and DELETE with %s are refused', async (_, headers, status) => {
    const other = { ...plain, name: 'Zugabe' };
    await expectProblem(await call(`/${ids.present}`, { method: 'PUT', body: other, headers }), status);
    await expectProblem(await call(`/${ids.present}`, { method: 'DELETE', headers }), status);
  });

  test.each<[unknown, number, Record<string, string>?]>([
    ['{"name":', 400],
    ['', 400],
    ['null', 422],
    ['[]', 422],
    [{ ...plain, name: 'x'.repeat(64 * 1024) }, 413],
    [plain, 415, { 'content-type': 'text/plain' }],
  ])('PUT of the body %# is %i', async (body, status, headers = {}) => {
    const init = { ...put0, body, headers: { ...put0.headers, ...headers } };
    await expectProblem(await call(`/${ids.present}`, init), status);
  });

  test.each(faults)('PUT names %s as wrong in %j', async (field, change) => {
    const answer = await put(ids.present, 0, { ...plain, ...change });

    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });

  test.each([
    ['', ['PUT', 'PATCH', 'DELETE'], 'GET, HEAD, POST'],
    ['/id', ['POST', 'PATCH'], 'GET, HEAD, PUT, DELETE'],
    ['/id/restore', ['GET', 'PUT', 'DELETE'], 'POST'],
  ])('/api/…%s answers 405 to %j, with the allowed methods', async (path, methods, allowed) => {
    for (const method of methods) {
      const answer = await call(path, { method });
      expect(answer.headers.get('allow')).toBe(allowed);
      await expectProblem(answer, 405);
    }
  });
});
