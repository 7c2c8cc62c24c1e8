import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Context } from '../../../functions/_lib/http/platform.ts';
import { selectGallery } from '../../../functions/_lib/gallery/selectStore.ts';
import { BlobStore } from '../../../functions/_lib/storage/stores.ts';
import rebuild, { config } from '../../../functions/rebuild.ts';
import type { RunningBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { type BuildRecord, concertsDigest, galleryDigest } from '../../../src/contracts/buildRecord.ts';
import type { ConcertRecord } from '../../../src/contracts/concert.ts';
import { emptyStore, startEmptyBlobs, takeDown } from '../../fakes/blobs.ts';
import { type Fake, type Fault, startFake } from '../../fakes/http.ts';
import { add, change, remove } from './galleryCalls.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
const secret = 'a-secret-of-the-hook';
const said = vi.spyOn(console, 'log').mockReturnValue();
const complained = vi.spyOn(console, 'error').mockReturnValue();

/** A concert of the store, as the build read it. */
const concert: ConcertRecord = {
  name: 'Lampenfieber',
  date: '2026-12-04T19:00:00Z',
  status: 'planned',
  free: false,
};
const minute = 60_000;
const day = 24 * 60 * minute;

let blobs: RunningBlobs;
let host: Fake;
/** The site as it was deployed last. */
let site: Fake;
let build: BuildRecord;

beforeAll(async () => {
  blobs = await startEmptyBlobs();
  host = await startFake(() => new Response());
  site = await startFake(({ path }) =>
    path === '/build.json' ? Response.json(build) : new Response(null, { status: 404 }),
  );
});
afterAll(() => Promise.all([host.stop(), site.stop(), blobs.stop()]));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:10:00Z') });
  vi.stubEnv('SESSION_SECRET', 'a secret of the test, long enough for HS256');
  for (const name of ['CLOUDINARY_URL', 'FIREBASE_PROJECT_ID', 'SITE_ID']) vi.stubEnv(name, '');
  vi.stubEnv('BUILD_HOOK_URL', `${host.url}/build_hooks/${secret}`);
  vi.stubEnv('URL', site.url);
  for (const fake of [host, site]) {
    fake.misbehave();
    fake.requests.length = 0;
  }
  for (const name of ['concerts', 'pictures', 'rebuilds'] as const) await emptyStore(name);
  await new BlobStore('concerts').setJSON('one', concert);
  await add({ 'alt-de-0': 'Nora.', 'alt-en-0': 'Nora.', 'credit-0': 'Lena' });
  await deploy();
  pass(3 * 60 * minute);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  said.mockClear();
  complained.mockClear();
});

/** Time goes on by so many milliseconds. */
function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** A build that reads the stores as they are. */
async function deploy(changes: Partial<BuildRecord> = {}): Promise<void> {
  const { blobs: stored } = await new BlobStore('concerts').list();
  const concerts = await Promise.all(
    stored.map(async ({ key }) => ({
      ...((await new BlobStore('concerts').get(key, { type: 'json' })) as ConcertRecord),
      id: key,
    })),
  );
  build = {
    builtAt: new Date().toISOString(),
    changesAt: '2026-12-04T19:00:00.001Z',
    concerts: concertsDigest(concerts),
    gallery: galleryDigest(await selectGallery().list()),
    ...changes,
  };
}

const run = async () =>
  (await rebuild(new Request('https://match.test/', { method: 'POST' }), context)).status;
const calls = () => host.requests.map(({ method, path }) => `${method} ${path}`);
const oneCall = [`POST /build_hooks/${secret}`];

test('runs daily just after the end of the day in Vienna, in summer too, and has no path', () => {
  expect(config).toEqual({ schedule: '10 23 * * *' });
});

test('nothing has changed: no call, and the log says so', async () => {
  expect(await run()).toBe(204);
  expect(calls()).toEqual([]);
  expect(said.mock.calls).toEqual([['No rebuild: the HTML is up to date.']]);
});

const picture = async () => (await selectGallery().list())[0]?.id ?? '';
test.each<[string, () => Promise<unknown>]>([
  ['a concert was added', () => new BlobStore('concerts').setJSON('two', { ...concert, name: 'Zugabe' })],
  [
    'a concert was changed',
    () => new BlobStore('concerts').setJSON('one', { ...concert, status: 'cancelled' }),
  ],
  ['a concert was removed', () => new BlobStore('concerts').delete('one')],
  ['a picture was added', () => add()],
  ['a picture was described anew', async () => change(await picture(), { credit: 'Ida' })],
  ['a picture was removed', async () => remove(await picture())],
])('%s: one call, and none after the build that shows it', async (_, act) => {
  await act();
  expect(await run()).toBe(204);
  expect(calls()).toEqual(oneCall);

  pass(2 * minute);
  await deploy();
  pass(day);
  expect(await run()).toBe(204);
  expect(calls()).toEqual(oneCall);
});

test.each([
  ['before a concert begins', '2026-12-04T19:00:00.000Z', []],
  ['when it has begun', '2026-12-04T19:00:00.001Z', oneCall],
  ['on a later day', '2026-12-09T23:10:00.000Z', oneCall],
])('%s', async (_, now, expected) => {
  vi.setSystemTime(new Date(now));
  expect(await run()).toBe(204);
  expect(calls()).toEqual(expected);
});

test('a build without an upcoming date never becomes stale by itself', async () => {
  await deploy({ changesAt: null });
  pass(365 * day);
  await run();

  expect(calls()).toEqual([]);
});

test.each(['concerts', 'gallery'] as const)(
  'a store of %s that the build does not read is not compared, and the log says so',
  async (kind) => {
    await deploy({ [kind]: null });
    await (kind === 'concerts' ? new BlobStore('concerts').delete('one') : add());
    await run();

    expect(calls()).toEqual([]);
    expect(said).toHaveBeenCalledWith(`The build reads no store of ${kind}.`);
  },
);

describe('a difference that a build did not resolve', () => {
  beforeEach(async () => {
    await new BlobStore('concerts').setJSON('two', { ...concert, name: 'Zugabe' });
    await run();
    expect(calls()).toEqual(oneCall);
  });
  const buildWithoutIt = () => {
    build = { ...build, builtAt: new Date().toISOString() };
  };

  test('costs one build a week, not one a day', async () => {
    buildWithoutIt();
    for (let days = 1; days <= 6; days++) {
      pass(day);
      expect(await run()).toBe(204);
    }
    expect(calls()).toEqual(oneCall);
    expect(complained).toHaveBeenCalledTimes(6);
    expect(complained).toHaveBeenLastCalledWith(expect.stringContaining('left this as it was: concerts.'));

    pass(day);
    await run();
    expect(calls()).toHaveLength(2);
  });

  test('does not hold back another one', async () => {
    buildWithoutIt();
    pass(day);
    await add();
    await run();

    expect(calls()).toHaveLength(2);
  });

  test('requests a build again on the next day where the last one failed, which costs nothing', async () => {
    pass(day);
    await run();

    expect(calls()).toHaveLength(2);
  });
});

test('without a hook logs it, and requests nothing', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '');
  await new BlobStore('concerts').delete('one');

  expect(await run()).toBe(204);
  expect([...host.requests, ...site.requests]).toEqual([]);
  expect(said.mock.calls).toEqual([['No rebuild: BUILD_HOOK_URL is not set.']]);
});

const faults: [Fault, number][] = [
  ['cut', 503],
  [404, 502],
  [500, 502],
  [{ status: 429, retryAfter: '5' }, 503],
];

test.each(faults)(
  'a hook that does %j is a failure in the log, without its address, and is called again on the next day',
  async (fault, status) => {
    await new BlobStore('concerts').delete('one');
    host.misbehave(fault);

    expect(await run()).toBe(status);
    expect(said).not.toHaveBeenCalled();
    expect(complained).toHaveBeenCalledOnce();
    expect(JSON.stringify(complained.mock.calls)).toMatch(/^\[\["The build hook [^/]*\.?"\]\]$/);

    host.misbehave();
    host.requests.length = 0;
    pass(day);
    expect(await run()).toBe(204);
    expect(calls()).toEqual(oneCall);
  },
);

test('reports a malformed address of the hook without logging it', async () => {
  await new BlobStore('concerts').delete('one');
  vi.stubEnv('BUILD_HOOK_URL', secret);

  expect(await run()).toBe(503);
  expect(JSON.stringify(complained.mock.calls)).not.toContain(secret);
});

test.each<[Fault, number]>([...faults, ['malformed', 502], ['wrong', 502]])(
  'a site whose build.json does %j leads to no call, and a line in the log',
  async (fault, status) => {
    await new BlobStore('concerts').delete('one');
    site.misbehave(fault);

    expect(await run()).toBe(status);
    expect(calls()).toEqual([]);
    expect(complained.mock.calls).toEqual([[expect.stringMatching(/^build\.json /)]]);
  },
);

describe('while the stores are down', () => {
  beforeEach(() => takeDown(blobs));
  afterEach(async () => {
    blobs = await startEmptyBlobs();
  });

  test('calls no hook, and names the stores in the log', async () => {
    expect(await run()).toBe(503);
    expect(calls()).toEqual([]);
    expect(complained.mock.calls.flat().sort()).toEqual([
      'The store of concerts cannot be reached.',
      'The store of pictures cannot be reached.',
    ]);
  });
});

test('a difference of one store counts while the other is down', async () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'match');
  vi.stubEnv('FIRESTORE_API_BASE', 'http://127.0.0.1:9');
  await run();
  expect(calls()).toEqual([]);

  await add();
  expect(await run()).toBe(204);
  expect(calls()).toEqual(oneCall);
});
