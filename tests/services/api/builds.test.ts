import { beforeEach, describe, expect, test, vi } from 'vitest';
import attention from '../../../functions/attention.ts';
import rebuild from '../../../functions/rebuild.ts';
import type { Attention } from '../../../src/records/built/attention.ts';
import { localHookPath } from '../../../src/records/built/builds.ts';
import { byCollection, shownKinds } from '../../../src/records/kinds.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { whileDown } from '../../fakes/blobs.ts';
import type { Fault } from '../../fakes/http.ts';
import { asBand, context } from './band.ts';
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
} from './deployment.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';

useDeployment();

const request = async (path: string, method: string, headers?: Record<string, string>) =>
  new Request(site.url + path, { method, headers: headers ?? (await asBand(site.url)) });
const get = async (headers?: Record<string, string>) =>
  attention(await request('/api/attention', 'GET', headers), context);
const read = async () => (await (await get()).json()) as Attention;
const post = async (headers?: Record<string, string>) =>
  rebuild(await request('/api/rebuild', 'POST', headers), context);
const problemIn = async (answer: Response) => {
  const { type } = (await answer.json()) as { type: string };
  return `${String(answer.status)} ${type.replace('urn:problem-type:match:', '')}`;
};
const change = (name = 'Zugabe') => new BlobStore('concerts').setJSON('two', { ...concert, name });
const minute = 60_000;

describe('what the desk reads', () => {
  test('says when the build began, that nothing has changed since, and what failed in it', async () => {
    deployment.build.failedSources = [{ kind: 'videos', since: '2026-11-01T12:00:00Z' }];
    deployment.build.leftOut = [{ kind: 'releases', names: ['Glut'] }];

    expect(await read()).toEqual({
      builtAt: '2026-11-21T23:10:00.000Z',
      differences: [],
      unread: [],
      canRebuild: true,
      buildsLeft: 20,
      order: null,
      failedSources: [{ kind: 'videos', since: '2026-11-01T12:00:00Z' }],
      isMailFailing: false,
      leftOut: [{ kind: 'releases', names: ['Glut'] }],
      openSteps: expect.any(Array) as unknown,
      deadLinks: [],
    });
  });

  test('names what has changed since the build, and whether a hook is configured', async () => {
    await change();
    await new BlobStore('venues').delete('one');
    vi.setSystemTime(new Date('2026-12-05T00:00:00Z'));
    vi.stubEnv('BUILD_HOOK_URL', '');

    expect(await read()).toMatchObject({
      differences: ['date', 'concerts', 'venues'],
      canRebuild: false,
      buildsLeft: null,
    });
  });

  test('names the collections whose store the build did not read', async () => {
    deployment.build = { ...deployment.build, concerts: null, gallery: null };

    expect(await read()).toMatchObject({ differences: [], unread: ['concerts', 'gallery'] });
  });

  test('says that mail is configured and does not go out', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
    vi.stubEnv('CONTACT_TO', 'band@match.test');
    expect(await read()).toMatchObject({ isMailFailing: false });
    await new BlobStore('sessions').set('mail-fails', '2026-11-21T12:00:00Z');
    expect(await read()).toMatchObject({ isMailFailing: true });
    await new BlobStore('sessions').delete('mail-fails');
  });

  test('a visitor is not told, and without a hook nothing can be ordered', async () => {
    expect(await problemIn(await get({}))).toBe('401 no-session');
    vi.stubEnv('BUILD_HOOK_URL', '');
    expect(await problemIn(await post())).toBe('503 unconfigured');
  });

  test('an order calls the hook, and the next build with the change ends it', async () => {
    await change();
    const answer = await post();

    expect(answer.status).toBe(202);
    expect(hookCalls()).toEqual(oneCall);
    expect(await read()).toMatchObject({ differences: ['concerts'], order: 'ordered' });

    pass(2 * minute);
    expect(await read()).toMatchObject({ differences: ['concerts'], order: 'building' });
    deployment.build = await buildNow();
    expect(await read()).toMatchObject({ differences: [], order: 'online' });
    expect(await problemIn(await post())).toBe('409 build-needless');
    expect(hookCalls()).toEqual(oneCall);
  });

  test('an order of what no build reads says so, and on this machine the next build reads it', async () => {
    deployment.build = await buildNow(byCollection(shownKinds, () => null));
    await change();
    expect(await problemIn(await post())).toBe('409 build-unread');
    expect(hookCalls()).toEqual([]);
    vi.stubEnv('BUILD_HOOK_URL', `${host.url}${localHookPath}${secret}`);
    expect((await post()).status).toBe(202);
    expect(host.requests).toHaveLength(1);
  });

  test('a new version is news for an hour, also that of the night', async () => {
    await change();
    await run();
    pass(minute);
    expect((await read()).order).toBe('building');
    deployment.build = await buildNow();
    pass(58 * minute);
    expect((await read()).order).toBe('online');
    pass(minute);
    expect((await read()).order).toBeNull();
  });

  test('a build that began before the order lacks the change', async () => {
    pass(-minute);
    const earlier = await buildNow();
    pass(minute);
    await change();
    await post();
    deployment.build = earlier;
    pass(minute);
    expect((await read()).order).toBe('building');
  });

  test('while a build is awaited nobody orders another, by day or by night; after 20 minutes it has failed', async () => {
    await change();
    await post();
    pass(19 * minute);
    expect(await problemIn(await post())).toBe('409 build-awaited');
    expect(await run()).toBe(204);
    expect(logged).toHaveBeenLastCalledWith('No rebuild: one was just asked for.');
    expect(hookCalls()).toEqual(oneCall);

    pass(minute);
    expect((await read()).order).toBe('failed');
    expect((await post()).status).toBe(202);
    expect(hookCalls()).toHaveLength(2);
  });

  test.each<[Fault, string]>([
    ['cut', '503 upstream-busy'],
    [404, '502 upstream'],
  ])(
    'a hook that does %j has ordered nothing, and the log keeps its address secret',
    async (fault, expected) => {
      await change();
      host.misbehave(fault);
      expect(await problemIn(await post())).toBe(expected);
      expect(JSON.stringify(loggedErrors.mock.calls)).not.toContain(secret);
      expect((await read()).order).toBeNull();

      host.misbehave();
      expect((await post()).status).toBe(202);
      // The earlier order is still known after a failed one.
      pass(20 * minute);
      host.misbehave(fault);
      await post();
      expect((await read()).order).toBe('failed');
    },
  );

  test('stores that are down are a problem of both calls', async () => {
    const headers = await asBand(site.url);
    const answers = await whileDown(() => Promise.all([get(headers), post(headers)]));

    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(hookCalls()).toEqual([]);
  });
});

describe('the number of builds', () => {
  const store = () => new BlobStore('rebuilds');
  const order = async () => (await post()).status;
  const buildsLeft = async () => (await read()).buildsLeft;
  /** Stores so many calls of the last days, the last one longer ago than a build takes, and a change that is not built. */
  const afterCalls = async (count: number) => {
    const calls = Array.from({ length: count }, (_, n) => new Date(Date.now() - (n + 1) * day).toISOString());
    await store().setJSON('last-call', { at: calls[0], differences: [], calls });
  };
  beforeEach(() => change());

  test('a call by the band and one of the night count for 30 days', async () => {
    expect([await order(), await buildsLeft()]).toEqual([202, 19]);
    pass(day);
    deployment.build = { ...deployment.build, builtAt: new Date().toISOString() };
    await change('Noch eine');
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

  test.each([14, 25])('after %i calls the band is refused nothing', async (count) => {
    await afterCalls(count);
    expect([await order(), await buildsLeft()]).toEqual([202, Math.max(0, 19 - count)]);
  });

  test.each<[string, unknown, number]>([
    ['half a record', '{ "calls": [', 20],
    ['a list that is none', { calls: 'often' }, 20],
    [
      'instants that are none, or long gone, or far ahead',
      {
        calls: ['soon', 7, null, {}, '2026-01-01T00:00:00Z', '2036-01-01T00:00:00Z', '2026-11-20T00:00:00Z'],
      },
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
});
