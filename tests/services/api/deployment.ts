import { afterEach, beforeEach, vi } from 'vitest';
import { gallery, stores } from '../../../functions/_lib/stores.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { scheduled } from '../../../functions/_lib/http/endpoint.ts';
import { rebuildIfStale } from '../../../functions/_lib/rebuild/rebuildIfStale.ts';
import { type BuildRecord, galleryDigest, recordsDigest } from '../../../src/records/built/buildRecord.ts';
import { concertRecord } from '../../../src/records/concert.ts';
import { builtKinds, byCollection, shownKinds } from '../../../src/records/kinds.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { startFake } from '../../fakes/http.ts';
import { useFakes } from '../useFakes.ts';
import { context } from './band.ts';
import { add } from './galleryCalls.ts';

export const secret = 'a-secret-of-the-hook';
export const logged = vi.spyOn(console, 'log').mockReturnValue();
export const loggedErrors = vi.spyOn(console, 'error').mockReturnValue();

/** A concert of the store, as the build read it. */
export const concert = concertRecord.parse({
  ...{ name: 'Lampenfieber', date: '2026-12-04T19:00:00Z', venueId: 'one' },
});
/** A venue of the store, as the build read it. */
export const venue = venueRecord.parse({ name: 'Stellwerk', city: 'Linz' });
const minute = 60_000;
export const day = 24 * 60 * minute;

/** The host with the build hook. */
export const host = await startFake(() => new Response());
/** The site, with the record of its last build. */
export const site = await startFake(({ path }) =>
  path === '/build.json' ? Response.json(deployment.build) : new Response(null, { status: 404 }),
);
/** The record of the last build. Each test sets it up anew. */
export const deployment = {} as { build: BuildRecord };

/** Deploys a site with a concert and a picture three hours before each test of the file. */
export function useDeployment(): void {
  useFakes(host, site);
  useBlobs('concerts', 'venues', 'pictures', 'rebuilds', 'links');
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:10:00Z') });
    vi.stubEnv('BUILD_HOOK_URL', `${host.url}/build_hooks/${secret}`);
    vi.stubEnv('URL', site.url);
    await new BlobStore('concerts').setJSON('one', concert);
    await new BlobStore('venues').setJSON('one', venue);
    await add({ 'alt-de-0': 'Nora.', 'alt-en-0': 'Nora.', 'credit-0': 'Lena' });
    deployment.build = await buildNow();
    pass(3 * 60 * minute);
  });
  afterEach(() => {
    vi.useRealTimers();
    logged.mockClear();
    loggedErrors.mockClear();
  });
}

/** Advances the clock by so many milliseconds. */
export function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** The record of a build that reads the stores as they are. */
export async function buildNow(changes: Partial<BuildRecord> = {}): Promise<BuildRecord> {
  return {
    builtAt: new Date().toISOString(),
    changesAt: '2026-12-04T19:00:00.001Z',
    ...byCollection(shownKinds, () => null),
    ...byCollection(builtKinds, () => recordsDigest([])),
    concerts: recordsDigest(await stores().of('concert').list()),
    venues: recordsDigest(await stores().of('venue').list()),
    gallery: galleryDigest(await gallery().list()),
    failedSources: [],
    leftOut: [],
    ...changes,
  };
}

/** Runs the scheduled function at its hour; returns its status. */
const rebuild = scheduled(() => rebuildIfStale(new Date()));
export const run = async () =>
  (await rebuild(new Request('https://match.test/', { method: 'POST' }), context)).status;

/** The calls of the build hook. */
export const hookCalls = () => host.requests.map(({ method, path }) => `${method} ${path}`);
export const oneCall = [`POST /build_hooks/${secret}`];
