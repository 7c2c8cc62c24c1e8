import { readRecord } from '../../../src/stores/record.ts';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Context } from '../../../functions/_lib/http/platform.ts';
import { gallery } from '../../../functions/_lib/stores.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import rebuild from '../../../functions/rebuild.ts';
import type { RunningBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { type BuildRecord, galleryDigest, recordsDigest } from '../../../src/records/built/buildRecord.ts';
import { concertRecord, type ConcertRecord } from '../../../src/records/concert.ts';
import { venueRecord, type VenueRecord } from '../../../src/records/venue.ts';
import { emptyStore, startEmptyBlobs } from '../../fakes/blobs.ts';
import { type Fake, startFake } from '../../fakes/http.ts';
import { add } from './galleryCalls.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
export const secret = 'a-secret-of-the-hook';
export const logged = vi.spyOn(console, 'log').mockReturnValue();
export const loggedErrors = vi.spyOn(console, 'error').mockReturnValue();

/** A concert of the store, as the build read it. */
export const concert = concertRecord.parse({ name: 'Lampenfieber', date: '2026-12-04T19:00:00Z' });
/** A venue of the store, as the build read it. */
export const venue = venueRecord.parse({ name: 'Stellwerk', city: 'Linz' });
const minute = 60_000;
export const day = 24 * 60 * minute;

/** The stores, the host with the build hook, the site, and the record of its last build. Each test sets them up anew. */
export interface Deployment {
  blobs: RunningBlobs;
  host: Fake;
  site: Fake;
  build: BuildRecord;
}

/** Deploys a site with a concert and a picture three hours before each test of the file. */
export function useDeployment(): Deployment {
  const deployment = {} as Deployment;
  beforeAll(async () => {
    deployment.blobs = await startEmptyBlobs();
    deployment.host = await startFake(() => new Response());
    deployment.site = await startFake(({ path }) => {
      return path === '/build.json' ? Response.json(deployment.build) : new Response(null, { status: 404 });
    });
  });
  afterAll(() => Promise.all([deployment.host.stop(), deployment.site.stop(), deployment.blobs.stop()]));
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:10:00Z') });
    vi.stubEnv('SESSION_SECRET', 'a secret of the test, long enough for HS256');
    for (const name of ['CLOUDINARY_URL', 'FIREBASE_PROJECT_ID', 'SITE_ID']) vi.stubEnv(name, '');
    vi.stubEnv('BUILD_HOOK_URL', `${deployment.host.url}/build_hooks/${secret}`);
    vi.stubEnv('URL', deployment.site.url);
    for (const fake of [deployment.host, deployment.site]) {
      fake.misbehave();
      fake.requests.length = 0;
    }
    for (const name of ['concerts', 'venues', 'pictures', 'rebuilds'] as const) await emptyStore(name);
    await new BlobStore('concerts').setJSON('one', concert);
    await new BlobStore('venues').setJSON('one', venue);
    await add({ 'alt-de-0': 'Nora.', 'alt-en-0': 'Nora.', 'credit-0': 'Lena' });
    deployment.build = await buildNow();
    pass(3 * 60 * minute);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    logged.mockClear();
    loggedErrors.mockClear();
  });
  return deployment;
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
    concerts: recordsDigest(await storedRecords<ConcertRecord>('concerts')),
    venues: recordsDigest(await storedRecords<VenueRecord>('venues')),
    gallery: galleryDigest(await gallery().list()),
    ...changes,
  };
}

async function storedRecords<Stored>(name: 'concerts' | 'venues'): Promise<(Stored & { id: string })[]> {
  const store = new BlobStore(name);
  const { blobs } = await store.list();
  return Promise.all(
    blobs.map(async ({ key }) => ({ ...((await readRecord(store, key)) as Stored), id: key })),
  );
}

/** Runs the scheduled function; returns its status. */
export const run = async () =>
  (await rebuild(new Request('https://match.test/', { method: 'POST' }), context)).status;

export const callsOf = ({ requests }: Fake) => requests.map(({ method, path }) => `${method} ${path}`);
export const oneCall = [`POST /build_hooks/${secret}`];
