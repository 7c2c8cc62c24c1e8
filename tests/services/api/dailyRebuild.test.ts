import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gallery } from '../../../functions/_lib/stores.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { byCollection, shownKinds } from '../../../src/records/kinds.ts';
import {
  buildNow,
  hookCalls,
  concert,
  day,
  deployment,
  logged,
  loggedErrors,
  oneCall,
  pass,
  run,
  useDeployment,
  venue,
} from './deployment.ts';
import { add, change, remove } from './galleryCalls.ts';

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

test.each([
  ['before a concert begins', '2026-12-04T19:00:00.000Z', []],
  ['when it has begun', '2026-12-04T19:00:00.001Z', oneCall],
  ['on a later day', '2026-12-09T23:10:00.000Z', oneCall],
])('%s', async (_, now, expected) => {
  vi.setSystemTime(new Date(now));
  expect(await run()).toBe(204);
  expect(hookCalls()).toEqual(expected);
});

test('a build without an upcoming date never becomes stale by itself', async () => {
  deployment.build = await buildNow({ changesAt: null });
  pass(365 * day);
  await run();

  expect(hookCalls()).toEqual([]);
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

test('a build that read no store is up to date, and no store is asked', async () => {
  deployment.build = await buildNow(byCollection(shownKinds, () => null));
  const asked = vi.spyOn(BlobStore.prototype, 'list').mockRejectedValue(new Error('A store was asked.'));
  expect(await run()).toBe(204);
  asked.mockRestore();

  expect(hookCalls()).toEqual([]);
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
