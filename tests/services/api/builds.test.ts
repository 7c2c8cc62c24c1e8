import { beforeEach, expect, test, vi } from 'vitest';
import attention from '../../../functions/attention.ts';
import rebuild from '../../../functions/rebuild.ts';
import { localHookPath } from '../../../src/records/built/builds.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { asBand, context } from './band.ts';
import {
  concert,
  day,
  deployment,
  hookCalls,
  host,
  loggedErrors,
  oneCall,
  pass,
  run,
  site,
  useDeployment,
} from './deployment.ts';

useDeployment();

const store = () => new BlobStore('rebuilds');
const order = async () =>
  (
    await rebuild(
      new Request(`${site.url}/api/rebuild`, { method: 'POST', headers: await asBand(site.url) }),
      context,
    )
  ).status;
const buildsLeft = async () => {
  const answer = await attention(
    new Request(`${site.url}/api/attention`, { headers: await asBand(site.url) }),
    context,
  );
  return ((await answer.json()) as { buildsLeft: unknown }).buildsLeft;
};
/** Stores so many calls of the last days, the last one longer ago than a build takes, and a change that is not built. */
const afterCalls = async (count: number, more: unknown[] = []) => {
  const calls = Array.from({ length: count }, (_, n) => new Date(Date.now() - (n + 1) * day).toISOString());
  await store().setJSON('last-call', { at: calls[0], differences: [], calls: [...calls, ...more] });
};
beforeEach(async () => {
  await new BlobStore('concerts').setJSON('two', { ...concert, name: 'Zugabe' });
});

test('a call by the band and one of the night count for 30 days', async () => {
  expect([await order(), await buildsLeft()]).toEqual([202, 19]);
  pass(day);
  deployment.build = { ...deployment.build, builtAt: new Date().toISOString() };
  await new BlobStore('concerts').setJSON('two', { ...concert, name: 'Noch eine' });
  expect([await run(), await buildsLeft()]).toEqual([204, 18]);

  pass(29 * day - 1);
  expect(await buildsLeft()).toBe(18);
  pass(1);
  expect(await buildsLeft()).toBe(19);
});

test('of simultaneous orders one counts, and a hook that refuses does not', async () => {
  host.misbehave(404);
  expect([await order(), await buildsLeft()]).toEqual([502, 20]);
  host.misbehave();
  expect((await Promise.all([order(), order(), order()])).sort()).toEqual([202, 409, 409]);
  expect(hookCalls()).toHaveLength(2);
  expect(await buildsLeft()).toBe(19);

  pass(day);
  host.misbehave(404);
  expect([await order(), await buildsLeft()]).toEqual([502, 19]);
});

test('a call that the store has written without an answer is made', async () => {
  const write = vi.spyOn(BlobStore.prototype, 'setJSON').mockImplementationOnce(async (...args) => {
    await store().setJSON(...args);
    throw new ServiceError('The store of rebuilds did not answer in time', { status: 503 });
  });
  expect([await order(), await buildsLeft(), write.mock.calls.length]).toEqual([202, 19, 2]);
  expect(hookCalls()).toEqual(oneCall);
});

test.each([
  [9, oneCall],
  [10, []],
])('after %i calls the night asks for: %j', async (count, expected) => {
  await afterCalls(count);
  expect(await run()).toBe(204);
  expect(hookCalls()).toEqual(expected);
  expect(loggedErrors.mock.calls).toEqual(
    expected.length > 0
      ? []
      : [['No rebuild: the last builds of 30 days are left to the band. This is new: concerts.']],
  );
});

test.each([14, 20, 25])('after %i calls the band is refused nothing', async (count) => {
  await afterCalls(count);
  expect([await order(), await buildsLeft()]).toEqual([202, Math.max(0, 19 - count)]);
});

test.each<[string, unknown, number]>([
  ['half a record', '{ "calls": [', 20],
  ['a list that is none', { calls: 'often' }, 20],
  ['a record without a list', { at: '2026-11-20T00:00:00Z', differences: [] }, 20],
  [
    'instants that are none, or long gone, or far ahead',
    { calls: ['soon', 7, null, {}, '2026-01-01T00:00:00Z', '2036-01-01T00:00:00Z', '2026-11-20T00:00:00Z'] },
    19,
  ],
  [
    'an unknown difference',
    {
      at: '2026-11-20T00:00:00Z',
      differences: [{ name: 'weather', present: '' }],
      calls: ['2026-11-20T00:00:00Z'],
    },
    19,
  ],
])('%s in the store ends nothing, and what is readable counts', async (_, stored, left) => {
  if (typeof stored === 'string') await store().set('last-call', stored);
  else await store().setJSON('last-call', stored);
  expect(await buildsLeft()).toBe(left);
  expect([await order(), await buildsLeft()]).toEqual([202, left - 1]);
});

test('a hook of this machine has no limit', async () => {
  vi.stubEnv('BUILD_HOOK_URL', `${host.url}${localHookPath}secret`);
  await afterCalls(20);
  expect(await buildsLeft()).toBeNull();
  expect(await run()).toBe(204);
  expect(hookCalls()).toHaveLength(1);
});
