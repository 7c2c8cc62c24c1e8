import { expect, test } from 'vitest';
import { BlobStore } from '../../../functions/_lib/storage/stores.ts';
import { recordKey } from '../../../src/config/stores.ts';
import { pictureRecord } from '../../../src/contracts/pictureRecord.ts';
import type { StoredPicture } from '../../../src/contracts/storedPicture.ts';
import { listAddress, type Wanted } from '../../../src/features/gallery/sync/storedPictures.ts';
import { add, call, change, listed, remove, useEmptyGallery } from './galleryCalls.ts';

useEmptyGallery();

/** The ids that a page is sent. */
async function sent(wanted: Wanted): Promise<string[]> {
  const pictures = (await (await call(listAddress(wanted))).json()) as StoredPicture[];
  return pictures.map(({ id }) => id);
}

async function rankOf(id: string): Promise<string> {
  return pictureRecord.parse(await new BlobStore('pictures').get(recordKey(id), { type: 'json' })).rank;
}

test('a page is sent what is newer than the newest that it knows, as the band has ordered it', async () => {
  const [old, middle, known] = [await add(), await add(), await add()].map(({ id }) => id);
  if (!old || !middle || !known) throw new Error('Three pictures were added.');
  const newest = await rankOf(known);
  expect(await sent({ newest })).toEqual([]);

  const [one, other] = [(await add()).id, (await add()).id];
  expect(await sent({ newest })).toEqual([other, one]);
  expect(await sent({ newest, limit: 1 })).toEqual([other]);
  expect(await sent({ limit: 3 })).toEqual([other, one, known]);

  await change(known, { place: 5 });
  expect(await sent({ newest }), 'the newest known one moved to the end').toEqual([other, one]);
  await change(old, { place: 1 });
  expect(await sent({ newest }), 'an old one moved to the front').toEqual([old, other, one]);
  await remove(other);
  expect(await sent({ newest })).toEqual([old, one]);
});

test('the CDN keeps an answer for each part, and clears them together', async () => {
  const { headers } = await call(listAddress({ newest: '1', limit: 60 }));
  expect(headers.get('netlify-vary')).toBe('query=full|newerThan|limit');
  expect(headers.get('netlify-cache-tag')).toBe('gallery');
});

test('without parameters it stays the list of all addresses', async () => {
  const urls = [await add(), await add()].map(({ url }) => url).toReversed();
  expect(await (await call('/api/cloudinary')).json()).toEqual(urls);
  expect(await listed()).toEqual(urls);
});

test.each(['?full&newerThan=', '?full&newerThan=first', '?full&limit=0', '?limit=x'])(
  '%s is refused with 422, and kept by no cache',
  async (query) => {
    const response = await call(`/api/cloudinary${query}`);
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);
