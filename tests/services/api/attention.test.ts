import { expect, test, vi } from 'vitest';
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
  deployment,
  host,
  hookCalls,
  logged,
  loggedErrors,
  oneCall,
  pass,
  run,
  secret,
  site,
  useDeployment,
} from './deployment.ts';

useDeployment();

const get = async (headers?: Record<string, string>, method = 'GET') =>
  attention(
    new Request(`${site.url}/api/attention`, { method, headers: headers ?? (await asBand(site.url)) }),
    context,
  );
const read = async () => (await (await get()).json()) as Attention;
const post = async (headers?: Record<string, string>, method = 'POST') =>
  rebuild(
    new Request(`${site.url}/api/rebuild`, { method, headers: headers ?? (await asBand(site.url)) }),
    context,
  );
const problemIn = async (answer: Response) => {
  const { type } = (await answer.json()) as { type: string };
  return `${String(answer.status)} ${type.replace('urn:problem-type:match:', '')}`;
};
const change = () => new BlobStore('concerts').setJSON('two', { ...concert, name: 'Zugabe' });
const minute = 60_000;

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

test('a visitor is not told', async () => expect(await problemIn(await get({}))).toBe('401 no-session'));

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

test('without a hook nothing can be ordered', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '');
  await change();

  expect(await problemIn(await post())).toBe('503 unconfigured');
});

test('stores that are down are a problem of both calls', async () => {
  const headers = await asBand(site.url);
  const answers = await whileDown(() => Promise.all([get(headers), post(headers)]));

  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(hookCalls()).toEqual([]);
});
