import { setEnvironmentContext } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../../../../../functions/_lib/http/problemError.ts';
import { BlobStore, storeTimeoutMs } from '../../../../../functions/_lib/storage/stores.ts';
import { type Fake, type Fault, startFake } from '../../../../fakes/http.ts';

let host: Fake;
beforeAll(async () => {
  host = await startFake(() => Response.json({ kept: true }));
  const edgeURL = `${host.url}/secret-path`;
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'site', token: 'secret-token' });
});
afterAll(() => host.stop());

const log = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  host.misbehave();
});
afterEach(() => {
  vi.useRealTimers();
  log.mockClear();
});

const read = () => new BlobStore('concerts').get('one', { type: 'json' });
const write = () => new BlobStore('concerts').setJSON('one', { kept: true }, { onlyIfNew: true });

async function expectDown(asking: Promise<unknown>): Promise<void> {
  const error: unknown = await asking.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ problem: 'upstream-busy', headers: { 'retry-after': '60' } });
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls.join()).toContain('concerts');
  expect(log.mock.calls.join()).not.toContain('secret');
}

test('what a store holds is handed on', async () => {
  expect(await read()).toEqual({ kept: true });
  expect(log).not.toHaveBeenCalled();
});

test.each<Fault>(['cut', 'cut-midway', 401, 500, 503, 429])('a store that does %j is down', async (fault) => {
  host.misbehave(fault);

  await expectDown(read());
});

// The client itself says of such a write that it went well.
test.each<Fault>(['cut', 401, 500, 503, 429])(
  'a write to a store that does %j is not acknowledged',
  async (fault) => {
    host.misbehave(fault);

    await expectDown(write());
  },
);

test('a write that comes second is told so', async () => {
  host.misbehave(412);

  expect(await write()).toEqual({ modified: false });
});

test('a store that is silent is down, and nothing is sent to it after that', async () => {
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

test('a record that is no JSON is no failure of the store', async () => {
  host.misbehave('malformed');

  await expect(read()).rejects.toBeInstanceOf(SyntaxError);
  expect(log).not.toHaveBeenCalled();
});
