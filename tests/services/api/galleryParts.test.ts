import { readRecord } from '../../../src/stores/record.ts';
import { expect, test } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { recordKey } from '../../../src/config/stores.ts';
import { pictureRecord } from '../../../src/records/gallery/pictureRecord.ts';
import type { StoredPicture } from '../../../src/records/gallery/storedPicture.ts';
import { listAddress, type PictureQuery } from '../../../src/features/gallery/sync/storedPictures.ts';
import { add, call, change, listed, remove, useEmptyGallery } from './galleryCalls.ts';

useEmptyGallery();

/** The ids that a page is sent. */
async function sent(query: PictureQuery): Promise<string[]> {
  const pictures = (await (await call(listAddress(query))).json()) as StoredPicture[];
  return pictures.map(({ id }) => id);
}

async function rankOf(id: string): Promise<string> {
  return pictureRecord.parse(await readRecord(new BlobStore('pictures'), recordKey(id))).rank;
}

test('sends a page the pictures that are newer than its newest one, in the band’s order', async () => {
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

test('the CDN caches an answer for each part, and purges them together', async () => {
  const { headers } = await call(listAddress({ newest: '1', limit: 60 }));
  expect(headers.get('netlify-vary')).toBe('query=full|newerThan|limit');
  expect(headers.get('netlify-cache-tag')).toBe('gallery');
});

test('without parameters lists all addresses', async () => {
  const urls = [await add(), await add()].map(({ url }) => url).toReversed();
  expect(await (await call('/api/cloudinary')).json()).toEqual(urls);
  expect(await listed()).toEqual(urls);
});

test.each(['?full&newerThan=', '?full&newerThan=first', '?full&limit=0', '?limit=x'])(
  'rejects %s with 422, and lets no cache store it',
  async (query) => {
    const response = await call(`/api/cloudinary${query}`);
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);
