import { expect, test } from 'vitest';
import { galleryDigest } from '../../../src/records/built/buildRecord.ts';
import type { StoredPicture } from '../../../src/records/gallery/storedPicture.ts';
import { listAddress } from '../../../src/features/gallery/sync/useGallery.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { add, call, change, move, remove } from './galleryCalls.ts';

useBlobs('pictures');

const read = async (limit?: number, etag?: string) =>
  call(listAddress(limit), etag === undefined ? {} : { headers: { 'if-none-match': `"${etag}"` } });
const pictures = async (limit?: number) => (await (await read(limit)).json()) as StoredPicture[];

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
  await move(other.id, 2);
  expect((await read(undefined, credited)).status).toBe(200);
  const moved = await seen();
  await remove(other.id);
  expect((await read(undefined, moved)).status).toBe(200);
});

test('is cached by the CDN for an hour or until a purge, and answered 304 where it is unchanged', async () => {
  await add();
  for (const query of ['', '?full', '?full&limit=60']) {
    const { status, headers } = await call(`/api/cloudinary${query}`);
    expect(status).toBe(200);
    expect(headers.get('netlify-cdn-cache-control')).toMatch(/^public, durable, max-age=\d{1,4}$/);
    expect(headers.get('netlify-cache-tag')).toBe('gallery');
    expect(headers.get('netlify-vary')).toBe('query=full|limit|desk|deleted');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = () =>
      call(`/api/cloudinary${query}`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect((await again()).status).toBe(304);
    await add();
    expect((await again()).status).toBe(200);
  }
});

test.each(['?full&limit=', '?full&limit=0', '?limit=x'])(
  'rejects %s with 422, and lets no cache store it',
  async (query) => {
    const response = await call(`/api/cloudinary${query}`);
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);
