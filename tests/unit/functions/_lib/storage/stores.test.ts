import { setEnvironmentContext } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../../../../../functions/_lib/http/problemError.ts';
import { BlobStore, storeTimeoutMs } from '../../../../../src/stores/blobStore.ts';
import { type Fake, type Fault, startFake } from '../../../../fakes/http.ts';

let host: Fake;
let answer: () => Response;
beforeAll(async () => {
  host = await startFake(() => answer());
  const edgeURL = `${host.url}/secret-path`;
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'site', token: 'secret-token' });
});
afterAll(() => host.stop());

const log = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  host.misbehave();
  answer = () => Response.json({ stored: true });
});
afterEach(() => {
  vi.useRealTimers();
  log.mockClear();
});

const read = () => new BlobStore('concerts').get('one', { type: 'json' });
const write = () => new BlobStore('concerts').setJSON('one', { stored: true }, { onlyIfNew: true });

async function expectDown(asking: Promise<unknown>): Promise<void> {
  const error: unknown = await asking.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ problem: 'upstream-busy', headers: { 'retry-after': '60' } });
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls.join()).toContain('concerts');
  expect(log.mock.calls.join()).not.toContain('secret');
}

test('returns the value of a store', async () => {
  expect(await read()).toEqual({ stored: true });
  expect(log).not.toHaveBeenCalled();
});

test.each<Fault>(['cut', 'cut-midway', 401, 500, 503, 429])(
  'reports a store that does %j as down',
  async (fault) => {
    host.misbehave(fault);

    await expectDown(read());
  },
);

// The client itself says of such a write that it went well.
test.each<Fault>(['cut', 401, 500, 503, 429])(
  'does not acknowledge a write to a store that does %j',
  async (fault) => {
    host.misbehave(fault);

    await expectDown(write());
  },
);

test.each([['"an-etag"'], [undefined]])(
  'a value is read with its etag %s, without which nothing could be written on condition',
  async (etag) => {
    answer = () => Response.json({ stored: true }, { headers: etag ? { etag } : {} });
    const reading = new BlobStore('concerts').getWithEtag('one');

    if (etag) expect(await reading).toEqual({ text: '{"stored":true}', etag });
    else await expectDown(reading);
  },
);

test('reports a write whose condition does not hold', async () => {
  host.misbehave(412);

  expect(await write()).toEqual({ modified: false });
});

test('reports a store that does not answer as down, and sends nothing to it afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  host.misbehave('silent');
  const writing = expectDown(write());
  await vi.waitUntil(() => host.requests.length > 0);
  const before = host.requests.length;
  vi.advanceTimersByTime(storeTimeoutMs);
  await writing;
  host.misbehave();
  await vi.runAllTimersAsync();

  expect(host.requests).toHaveLength(before);
});

test('does not report a record that is no JSON as an outage', async () => {
  host.misbehave('malformed');

  await expect(read()).rejects.toBeInstanceOf(SyntaxError);
  expect(log).not.toHaveBeenCalled();
});
