import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import type { Context } from '../../../functions/_lib/http/platform.ts';
import concerts from '../../../functions/concerts.ts';
import type { RunningBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { startEmptyBlobs } from '../../fakes/blobs.ts';
import { concertOf } from '../../unit/concert.ts';
import { site } from './band.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
const call = async () => concerts(new Request(`${site}/api/concerts`), context);
let blobs: RunningBlobs;
beforeAll(async () => {
  blobs = await startEmptyBlobs();
});
afterAll(() => blobs.stop());

test('lists nothing of an empty store', async () => expect(await (await call()).json()).toEqual([]));

test('lists the earliest first, with ids; a record or a field that breaks its contract is left out and named in the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const store = new BlobStore('concerts');
  await store.setJSON('later', { name: 'Lampenfieber', date: '2026-12-04T19:00:00Z', city: 'Wien' });
  await store.setJSON('sooner', { name: 'Plattentaufe', date: '2026-11-06T19:00:00Z', status: 'soldOut' });
  await store.setJSON('nameless', { date: '2026-11-07T19:00:00Z' });
  await store.setJSON('dangerous', {
    name: 'x',
    date: '2026-11-07T19:00:00Z',
    ticketUrl: 'javascript:alert(1)',
    mood: 'loud',
  });
  await store.set('broken', '{"name":');
  const response = await call();

  expect(await response.json()).toEqual([
    concertOf({ id: 'sooner', name: 'Plattentaufe', date: '2026-11-06T19:00:00Z', status: 'soldOut' }),
    concertOf({ id: 'dangerous', name: 'x', date: '2026-11-07T19:00:00Z' }),
    concertOf({ id: 'later', name: 'Lampenfieber', date: '2026-12-04T19:00:00Z', city: 'Wien' }),
  ]);
  for (const id of ['nameless', 'dangerous', 'broken'])
    expect(log).toHaveBeenCalledWith(expect.stringMatching(` ${id}( is left out)?: `));
  expect(response.headers.get('netlify-cache-tag')).toBe('concerts');
  expect(response.headers.get('netlify-cdn-cache-control')).toContain('durable');
  expect(response.headers.get('cache-control')).toContain('max-age=0');
});
