import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { site } from './band.ts';
import type { Context } from '../../../functions/_lib/http/platform.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import venues from '../../../functions/venues.ts';
import type { RunningBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { emptyStore, startEmptyBlobs } from '../../fakes/blobs.ts';
import { startFake } from '../../fakes/http.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
const call = async () => venues(new Request(`${site}/api/venues`), context);
const log = vi.spyOn(console, 'error').mockReturnValue();

let blobs: RunningBlobs;
beforeAll(async () => {
  blobs = await startEmptyBlobs();
});
afterEach(() => emptyStore('venues'));
afterAll(() => blobs.stop());

const defaults = { country: 'AT', timeZone: 'Europe/Vienna', revision: 0 };

test('lists nothing of an empty store', async () => expect(await (await call()).json()).toEqual([]));

test('lists venues by name, with ids; a record or a field that breaks its contract is left out and named in the log', async () => {
  const store = new BlobStore('venues');
  const access = { quietPlace: { answer: 'no' }, checkedOn: '2026-11-03' };
  await store.setJSON('b', { name: 'Stellwerk', city: 'Linz', access });
  await store.setJSON('a', { name: 'Gondelhalle', city: 'Innsbruck', revision: 4 });
  await store.setJSON('dangerous', { name: 'x', city: 'y', website: 'javascript:alert(1)' });
  await store.set('broken', '{"name":');
  const response = await call();

  expect(await response.json()).toEqual([
    { ...defaults, id: 'a', name: 'Gondelhalle', city: 'Innsbruck', revision: 4 },
    { ...defaults, id: 'b', name: 'Stellwerk', city: 'Linz', access },
    { ...defaults, id: 'dangerous', name: 'x', city: 'y' },
  ]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The venue dangerous: website '));
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The venue broken is left out: name '));
  expect(response.headers.get('netlify-cache-tag')).toBe('venues');
  expect(response.headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=3600');
});

test('lists the collection of Firestore, cached for a minute, without a service account', async () => {
  const firestore = await startFake(() =>
    Response.json({
      documents: [
        {
          name: 'projects/match/databases/(default)/documents/venues/one',
          fields: { name: { stringValue: 'Stellwerk' }, city: { stringValue: 'Linz' } },
        },
        { name: 'projects/match/databases/(default)/documents/venues/two', fields: {} },
      ],
    }),
  );
  vi.stubEnv('FIREBASE_PROJECT_ID', 'match');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
  vi.stubEnv('FIRESTORE_API_BASE', firestore.url);
  const response = await call();
  vi.unstubAllEnvs();
  await firestore.stop();

  expect(await response.json()).toEqual([{ ...defaults, id: 'one', name: 'Stellwerk', city: 'Linz' }]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The venue two is left out: name '));
  expect(response.headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=60');
  expect(firestore.requests.map(({ path }) => path.split('?')[0])).toEqual([
    '/projects/match/databases/(default)/documents/venues',
  ]);
});
