import { inspect } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gallery } from '../../../functions/_lib/stores.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { byCollection, kinds, shownKinds } from '../../../src/records/kinds.ts';
import {
  buildNow,
  concert,
  day,
  deployment,
  hookCalls,
  host,
  logged,
  loggedErrors,
  oneCall,
  pass,
  run,
  secret,
  site,
  useDeployment,
  venue,
} from './deployment.ts';
import { add, change, remove } from './galleryCalls.ts';
import { whileDown } from '../../fakes/blobs.ts';
import type { Fault } from '../../fakes/http.ts';

useDeployment();

test.each([
  ['nothing has changed', () => Promise.resolve()],
  [
    'a venue was added that no concert names yet',
    () => new BlobStore('venues').setJSON('two', { ...venue, city: 'Wels' }),
  ],
])('%s: no call, and the log says so', async (_, act) => {
  await act();
  expect(await run()).toBe(204);
  expect(hookCalls()).toEqual([]);
  expect(logged.mock.calls).toEqual([['No rebuild: the HTML is up to date.']]);
});

const picture = async () => (await gallery().list())[0]?.id ?? '';
test.each<[string, () => Promise<unknown>]>([
  [
    'a concert was changed',
    () => new BlobStore('concerts').setJSON('one', { ...concert, status: 'cancelled' }),
  ],
  ['a concert was removed', () => new BlobStore('concerts').delete('one')],
  ['a venue was changed', () => new BlobStore('venues').setJSON('one', { ...venue, street: 'Weichenweg 3' })],
  ['a picture was described anew', async () => change(await picture(), { credit: 'Ida' })],
  ['a picture was removed', async () => remove(await picture())],
])('%s: one call, and none after the build that shows it', async (_, act) => {
  await act();
  expect(await run()).toBe(204);
  expect(hookCalls()).toEqual(oneCall);

  pass(120_000);
  deployment.build = await buildNow();
  pass(day);
  expect(await run()).toBe(204);
  expect(hookCalls()).toEqual(oneCall);
});

test('the next date makes a build stale once it has begun', async () => {
  vi.setSystemTime(new Date('2026-12-04T19:00:00.000Z'));
  expect([await run(), hookCalls()]).toEqual([204, []]);
  vi.setSystemTime(new Date('2026-12-04T19:00:00.001Z'));
  expect([await run(), hookCalls()]).toEqual([204, oneCall]);
});

test.each(['concerts', 'venues', 'gallery'] as const)(
  'a store of %s that the build does not read is not compared, and the log says so',
  async (kind) => {
    deployment.build = await buildNow({ [kind]: null });
    await (kind === 'gallery' ? add() : new BlobStore(kind).delete('one'));
    await run();

    expect(hookCalls()).toEqual([]);
    expect(logged).toHaveBeenCalledWith(`The build reads no store of ${kind}.`);
  },
);

test('a build that read no store and has no date to come is up to date, and no store is asked', async () => {
  deployment.build = await buildNow({ changesAt: null, ...byCollection(shownKinds, () => null) });
  pass(365 * day);
  const asked = vi.spyOn(BlobStore.prototype, 'list').mockRejectedValue(new Error('A store was asked.'));
  expect([await run(), hookCalls()]).toEqual([204, []]);
  asked.mockRestore();

  expect(logged).toHaveBeenLastCalledWith('No rebuild: the HTML is up to date.');
  expect(loggedErrors).not.toHaveBeenCalled();
});

describe('a difference that a build did not resolve', () => {
  beforeEach(async () => {
    await new BlobStore('concerts').setJSON('two', { ...concert, name: 'Zugabe' });
    await run();
    expect(hookCalls()).toEqual(oneCall);
  });
  const buildWithoutIt = () => {
    deployment.build = { ...deployment.build, builtAt: new Date().toISOString() };
  };

  test('costs one build a week, not one a day', async () => {
    buildWithoutIt();
    for (let days = 1; days <= 6; days++) {
      pass(day);
      expect(await run()).toBe(204);
    }
    expect(hookCalls()).toEqual(oneCall);
    expect(loggedErrors).toHaveBeenCalledTimes(6);
    expect(loggedErrors).toHaveBeenLastCalledWith(expect.stringContaining('left this as it was: concerts.'));

    pass(day);
    await run();
    expect(hookCalls()).toHaveLength(2);
  });

  test('does not hold back another one', async () => {
    buildWithoutIt();
    pass(day);
    await add();
    await run();

    expect(hookCalls()).toHaveLength(2);
  });

  test('requests a build again on the next day where the last one failed, which costs nothing', async () => {
    pass(day);
    await run();

    expect(hookCalls()).toHaveLength(2);
  });
});

test('an unannounced concert asks for no build, and for one in the night after its instant', async () => {
  const showFrom = new Date(Date.now() + day).toISOString();
  await new BlobStore('concerts').setJSON('two', { ...concert, name: 'Unsagbar', showFrom });
  expect([await run(), hookCalls()]).toEqual([204, []]);
  pass(2 * day);
  expect([await run(), hookCalls()]).toEqual([204, oneCall]);
});

describe('faults', () => {
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
    expect(inspect(loggedErrors.mock.calls)).not.toContain(secret);
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
});
