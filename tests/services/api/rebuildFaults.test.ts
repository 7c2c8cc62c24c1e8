import { expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { whileDown } from '../../fakes/blobs.ts';
import type { Fault } from '../../fakes/http.ts';
import { kinds, shownKinds } from '../../../src/records/kinds.ts';
import {
  hookCalls,
  day,
  host,
  logged,
  loggedErrors,
  oneCall,
  pass,
  run,
  secret,
  site,
  useDeployment,
} from './deployment.ts';
import { add } from './galleryCalls.ts';

useDeployment();

test('without a hook logs it, and requests nothing', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '');
  await new BlobStore('concerts').delete('one');

  expect(await run()).toBe(204);
  expect([...host.requests, ...site.requests]).toEqual([]);
  expect(logged.mock.calls).toEqual([['No rebuild: BUILD_HOOK_URL is not set.']]);
});

const faults: [Fault, number][] = [
  ['cut', 503],
  [404, 502],
];

test.each(faults)(
  'a hook that does %j is a failure in the log, without its address, and is called again on the next day',
  async (fault, status) => {
    await new BlobStore('concerts').delete('one');
    host.misbehave(fault);

    expect(await run()).toBe(status);
    expect(logged).not.toHaveBeenCalled();
    expect(loggedErrors).toHaveBeenCalledOnce();
    expect(JSON.stringify(loggedErrors.mock.calls)).toMatch(/^\[\["The build hook [^/]*\.?"\]\]$/);

    host.misbehave();
    host.requests.length = 0;
    pass(day);
    expect(await run()).toBe(204);
    expect(hookCalls()).toEqual(oneCall);
  },
);

test('reports a malformed address of the hook without logging it', async () => {
  await new BlobStore('concerts').delete('one');
  vi.stubEnv('BUILD_HOOK_URL', secret);

  expect(await run()).toBe(503);
  expect(JSON.stringify(loggedErrors.mock.calls)).not.toContain(secret);
});

test.each<[Fault, number]>([...faults, ['malformed', 502], ['wrong', 502]])(
  'a site whose build.json does %j leads to no call, and a line in the log',
  async (fault, status) => {
    await new BlobStore('concerts').delete('one');
    site.misbehave(fault);

    expect(await run()).toBe(status);
    expect(hookCalls()).toEqual([]);
    expect(loggedErrors.mock.calls).toEqual([[expect.stringMatching(/^build\.json /)]]);
  },
);

test('while the stores are down calls no hook, and names the stores in the log', async () => {
  await whileDown(async () => {
    expect(await run()).toBe(503);
  });
  expect(hookCalls()).toEqual([]);
  const stores = shownKinds.map((name) => kinds[name].store);
  expect(loggedErrors.mock.calls.flat().sort()).toEqual(
    stores.map((store) => `The store of ${store} cannot be reached.`).sort(),
  );
});

test('a difference of one store counts while the other is down', async () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'match');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
  await run();
  expect(hookCalls()).toEqual([]);

  await add();
  expect(await run()).toBe(204);
  expect(hookCalls()).toEqual(oneCall);
});
