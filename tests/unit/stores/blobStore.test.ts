import { setEnvironmentContext } from '@netlify/blobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { blobDocuments } from '../../../src/stores/blobDocuments.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { type Fake, type Fault, startFake } from '../../fakes/http.ts';

let host: Fake;
let answer: () => Response;
beforeAll(async () => {
  host = await startFake(() => answer());
  const edgeURL = `${host.url}/secret-path`;
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'site', token: 'secret-token' });
});
afterAll(() => host.stop());

beforeEach(() => {
  host.misbehave();
  answer = () => Response.json({ stored: true });
});

/** A short time, and no long pauses. */
const limits = { timeoutMs: 2000, pauses: [1, 1] };
const read = () => new BlobStore('concerts', limits).text('one');
const write = () => new BlobStore('concerts', limits).setJSON('one', { stored: true }, { onlyIfNew: true });

async function expectDown(asking: Promise<unknown>): Promise<void> {
  const error: unknown = await asking.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ServiceError);
  expect(error).toMatchObject({ service: 'The store of concerts', status: 503 });
  expect((error as ServiceError).message).not.toContain('secret');
}

test.each<Fault>(['cut', 'cut-midway', 401, 500, 503, 429])(
  'a store that does %j is down: nothing is read, and no write acknowledged',
  async (fault) => {
    host.misbehave(fault);

    await expectDown(read());
    // The client itself says of such a write that it went well.
    if (fault !== 'cut-midway') await expectDown(write());
  },
);

test('a value is read with its etag, without which nothing could be written on condition', async () => {
  const reading = () => new BlobStore('concerts', limits).getWithEtag('one');
  await expectDown(reading());
  const etag = '"an-etag"';
  answer = () => Response.json({ stored: true }, { headers: { etag } });
  expect(await reading()).toEqual({ text: '{"stored":true}', etag });
});

test('reports a write whose condition does not hold', async () => {
  host.misbehave(412);

  expect(await write()).toEqual({ modified: false });
});

test.each([
  ['its own value', '{"stored":true}', true],
  ['another one', '{"stored":false}', false],
])('a write that is repeated after a lost answer, and finds %s there', async (_, found, modified) => {
  const answers = [
    new Response(null, { status: 503 }),
    new Response(null, { status: 412 }),
    new Response(found),
  ];
  answer = () => answers.shift() ?? new Response(found);

  expect(await write()).toEqual({ modified });
});

test('reports a store that does not answer as down, and sends nothing to it afterwards', async () => {
  host.misbehave('silent');
  host.requests.length = 0;
  await expectDown(new BlobStore('concerts', { timeoutMs: 50, pauses: [1, 1] }).setJSON('one', {}));
  expect(host.requests).toHaveLength(1);
  host.misbehave();
  await read();

  expect(host.requests).toHaveLength(2);
});

test('tries a call again while the store is busy, and not where it refuses', async () => {
  host.misbehave(503);
  const before = host.requests.length;
  await expectDown(read());
  expect(host.requests).toHaveLength(before + 3);
  host.misbehave(401);
  await expectDown(read());
  expect(host.requests).toHaveLength(before + 4);
});

test('a key that no call reaches is read as none, and told', async () => {
  answer = () => Response.json({ blobs: [{ key: 'one' }, { key: 'one?two' }, { key: '../one' }] });
  const { items, leftOut } = await blobDocuments('concerts', { limits }).listStored();
  expect(items.map(({ id }) => id)).toEqual(['one']);
  expect(leftOut.map(({ entry }) => entry)).toEqual(['one?two', '../one']);
});
