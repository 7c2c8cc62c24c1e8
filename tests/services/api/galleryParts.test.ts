import { expect, test } from 'vitest';
import { galleryDigest } from '../../../src/records/built/buildRecord.ts';
import type { StoredPicture } from '../../../src/records/gallery/storedPicture.ts';
import { listAddress } from '../../../src/features/gallery/sync/useGallery.ts';
import { add, call, change, listed, remove, useEmptyGallery } from './galleryCalls.ts';

useEmptyGallery();

const read = async (limit?: number, etag?: string) =>
  call(listAddress(limit), etag === undefined ? {} : { headers: { 'if-none-match': `"${etag}"` } });
const pictures = async (limit?: number) => (await (await read(limit)).json()) as StoredPicture[];

test('sends a page at most so many pictures, in the band’s order', async () => {
  const [old, middle, known] = [await add(), await add(), await add()].map(({ id }) => id);
  const ids = async (limit?: number) => (await pictures(limit)).map(({ id }) => id);
  expect(await ids(2)).toEqual([known, middle]);
  expect(await ids(3)).toEqual([known, middle, old]);
  await change(old ?? '', { place: 1 });
  expect(await ids(2)).toEqual([old, known]);
  await remove(known ?? '');
  expect(await ids(2)).toEqual([old, middle]);
});

test('answers the digest of the build with 304, until a picture, a text or the order changes', async () => {
  const [one, other] = [await add(), await add()];
  const seen = async (limit?: number) => galleryDigest(await pictures(limit));
  const [all, first] = [await seen(), await seen(1)];
  expect((await read(undefined, all)).status).toBe(304);
  expect((await read(1, first)).status).toBe(304);
  expect((await read(1, all)).status).toBe(200);

  await change(one.id, { credit: 'Nora' });
  expect((await read(undefined, all)).status).toBe(200);
  expect((await read(1, first)).status, 'the other picture is not sent').toBe(304);
  const credited = await seen();
  await change(other.id, { place: 2 });
  expect((await read(undefined, credited)).status).toBe(200);
  const moved = await seen();
  await remove(other.id);
  expect((await read(undefined, moved)).status).toBe(200);
});

test('the CDN caches an answer for each part, and purges them together', async () => {
  const { headers } = await read(60);
  expect(headers.get('netlify-vary')).toBe('query=full|limit');
  expect(headers.get('netlify-cache-tag')).toBe('gallery');
});

test('without parameters lists all addresses', async () => {
  const urls = [await add(), await add()].map(({ url }) => url).toReversed();
  expect(await (await call('/api/cloudinary')).json()).toEqual(urls);
  expect(await listed()).toEqual(urls);
});

test.each(['?full&limit=', '?full&limit=0', '?limit=x'])(
  'rejects %s with 422, and lets no cache store it',
  async (query) => {
    const response = await call(`/api/cloudinary${query}`);
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);
