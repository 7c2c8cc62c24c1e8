import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import * as concertCalls from './concertCalls.ts';
import { add, call, patch, plain, remove } from './concertCalls.ts';
import { type RunningStore, startBlobStore, written } from './concertStores.ts';
import { recordKey } from '../../../src/config/stores.ts';
import { kinds } from '../../../src/records/kinds.ts';
import { emptyStore, useBlobs } from '../../fakes/blobs.ts';
import * as pictureCalls from './galleryCalls.ts';
import { isNight } from '../../night.ts';
import { callsOf, samples } from './kindSamples.ts';
import * as venueCalls from './venueCalls.ts';

describe('refused calls', () => {
  /** A wrong field, a change that makes it wrong, and the message of some of them. */
  const wrongs: [field: string, change: object, message?: string][] = [
    ['name', { name: undefined }, '“Name” is still missing.'],
    ['date', { date: '2027-03-04T20:00' }, '“Day” isn’t a time we can read.'],
    [
      'date',
      { date: plain.date, timeUnknown: true },
      '“Day” needs 23:59 local time while the start is open.',
    ],
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
    before = await written();
  });
  afterEach(async () => expect(await written(), 'nothing has changed').toEqual(before));

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

  test.each(['?deleted', '?desk', 'history'])(
    'the list %s is the band’s alone, and never cached',
    async (list) => {
      const path = list === 'history' ? `/${ids.present}/history` : list;
      await expectProblem(await call(path, { headers: { cookie: '' } }), 401);
      const { headers } = await call(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('netlify-cdn-cache-control')).toBeNull();
      expect((await call('')).headers.get('netlify-vary'), 'else the CDN serves one for the other').toBe(
        'query=deleted|desk',
      );
    },
  );

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
    ['[]', 422],
    [{ ...plain, name: 'x'.repeat(64 * 1024) }, 413],
    [plain, 415, 'text/plain'],
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
});

describe('odd records', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  useBlobs('concerts', 'venues', 'history', 'slugs', 'pictures');

  const day = { date: '2027-03-04T19:00:00Z' };
  const ofBoth = { concerts: concertCalls, venues: venueCalls };

  /** Records of another program, or of an older version: the kind, the id and what is stored. */
  test.each<[keyof typeof ofBoth, string, unknown]>([
    ['concerts', 'empty', {}],
    ['concerts', 'text', 'Probe'],
    ['concerts', 'odd', { ...day, name: 7, status: 'moved', timeZone: 'Mars', support: 'x', revision: 'y' }],
    ['venues', 'odd', { name: 'Halle', city: 'Wien', country: 'XX', access: 7, website: 'javascript:1' }],
  ])('of %s the band lists %j, corrects, deletes and restores it', async (kind, id, stored) => {
    const { listAll, patch, remove, restore, listDeleted, history } = ofBoth[kind];
    await new BlobStore(kind).setJSON(id, stored);
    const address = encodeURIComponent(id);

    const found = (await listAll()).find((each) => each.id === id);
    expect(found?.name).toBeTruthy();
    const plain = { ...(kind === 'concerts' ? concertCalls : venueCalls).plain, name: 'Richtig' };
    const corrected = await patch(address, plain, found);
    expect([corrected.status, await corrected.json()]).toMatchObject([
      200,
      { id, name: 'Richtig', revision: 1 },
    ]);
    expect((await history(address)).status).toBe(200);

    await new BlobStore(kind).setJSON(id, stored);
    expect((await remove(address, 0)).status).toBe(204);
    expect((await listDeleted()).map((each) => each.id)).toContain(id);
    expect((await restore(address)).status).toBe(200);
    await new BlobStore(kind).delete(id);
  });

  test.each<[string, unknown, isUsable: boolean]>([
    ['text', 'Probe', false],
    ['half-gone', { url: undefined, added: 'gestern' }, false],
    ['words', { alt: 'ein Satz', credit: ['Ida'], mood: 1 }, true],
  ])('the band describes, removes and restores the stored picture %j', async (id, fields, isUsable) => {
    const picture = await pictureCalls.add({ 'credit-0': 'Ida' });
    const stored = typeof fields === 'string' ? fields : { ...picture, id, ...(fields as object) };
    await new BlobStore('pictures').setJSON(recordKey(id), stored);
    const shown = async () => (await pictureCalls.records()).some((each) => each.id === id);
    expect(await shown()).toBe(isUsable);

    const alt = { de: 'Nora.', en: 'Nora.' };
    const described = await pictureCalls.change(id, { alt });
    expect([described.status, await described.json()]).toMatchObject([200, { id, alt }]);
    expect(await shown()).toBe(true);

    await new BlobStore('pictures').setJSON(recordKey(id), stored);
    expect((await pictureCalls.remove(id)).status).toBe(204);
    expect((await pictureCalls.ofBand('deleted')).map((each) => each.id)).toEqual([id]);
    expect((await pictureCalls.restore(id)).status).toBe(200);
  });

  /** Ids that no address can have as they are, or that the desk takes for something else. */
  const oddIds = [
    ...['.hidden', 'a%2Fb', 'Ünï 🎸/👨‍👩‍👧 GROSS', 'long/'.repeat(60), 'new:a', '~field'],
    ...(isNight ? ['a b/c', 'a/b', 'a b', 'GROSS', 'x'.repeat(200), 'new'] : []),
  ].map((id) => id.replace(/\/$/, ''));

  test.each(['concert', 'picture', 'message'] as const)(
    'of kind %s the band opens, corrects, deletes and restores a record under any id',
    async (name) => {
      const { listAll, listDeleted, patch, remove, restore } = callsOf(name);
      const { plain, values } = samples[name];
      const fields = name === 'picture' ? await pictureCalls.add() : plain;
      const keyOf = name === 'picture' ? recordKey : String;
      await emptyStore(kinds[name].store);
      for (const id of oddIds) await new BlobStore(kinds[name].store).setJSON(keyOf(id), fields);
      const stored = await listAll();
      expect(new Set(stored.map(({ id }) => id)).size).toBe(oddIds.length);

      for (const { id } of stored) {
        const address = encodeURIComponent(id);
        expect(new URL(`https://a.at/api/${address}`).pathname, id).toBe(`/api/${address}`);
        const corrected = await patch(address, values[0](2));
        expect([corrected.status, await corrected.json()], id).toMatchObject([200, { id, ...values[0](2) }]);
        const { headers } = corrected;
        const version = JSON.parse(headers.get('etag') ?? '') as number;
        expect((await remove(address, version)).status, id).toBe(204);
        expect((await listDeleted()).map((each) => each.id)).toContain(id);
        expect((await restore(address)).status, id).toBe(200);
      }
      expect((await listAll()).map(({ id }) => id).toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
      const { blobs } = await new BlobStore(kinds[name].store).list({ prefix: keyOf('') });
      expect(blobs, 'no second record beside one').toHaveLength(oddIds.length);
    },
  );
});
