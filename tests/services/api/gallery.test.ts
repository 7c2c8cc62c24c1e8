import { describe, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { indexKey } from '../../../src/stores/gallery/blobIndex.ts';
import { recordKey, recordPrefix } from '../../../src/config/stores.ts';
import type { UploadResponse } from '../../../src/records/storedPicture.ts';
import { add, call, change, formOf, jpeg, listed, records, send, useEmptyGallery } from './galleryCalls.ts';

useEmptyGallery();

test.each(['PUT', 'PATCH', 'DELETE'])(
  'answers 405 to %s /api/cloudinary, with the allowed methods',
  async (method) => {
    const response = await call('/api/cloudinary', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  },
);

describe('GET /api/cloudinary', () => {
  test('is cached by the CDN for an hour or until a purge, and answered 304 where it is unchanged', async () => {
    await add();
    const { status, headers } = await call('/api/cloudinary');

    expect(status).toBe(200);
    expect(headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=3600');
    expect(headers.get('netlify-cache-tag')).toBe('gallery');
    expect(headers.get('netlify-vary')).toBe('query=full|newerThan|limit');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await call('/api/cloudinary', again)).status).toBe(304);
    await add();
    expect((await call('/api/cloudinary', again)).status).toBe(200);
  });

  test('is made from the records when the list is missing, broken or older', async () => {
    const store = new BlobStore('pictures');
    const pictures = [await add(), await add()].reverse();
    await store.delete(indexKey);
    expect(await records()).toEqual(pictures);

    await store.set(indexKey, '[{"nonsense":');
    await change(pictures[0]?.id ?? '', { credit: 'Somebody' });
    expect((await records()).map(({ credit }) => credit)).toEqual(['Somebody', undefined]);
  });
});

test('a change reads its own record again, and none of the others', async () => {
  const [first] = [await add(), await add(), await add()];
  const get = vi.spyOn(BlobStore.prototype, 'get');
  await change(first.id, { credit: 'Somebody' });
  const read = get.mock.calls.map(([key]) => key).filter((key) => key.startsWith(recordPrefix));
  get.mockRestore();

  expect(read).toEqual([recordKey(first.id)]);
  expect((await records()).map(({ credit }) => credit)).toEqual([undefined, undefined, 'Somebody']);
});

test('lists 50 pictures after 50 simultaneous uploads from two admins', async () => {
  const picture = await jpeg();
  const sent = await Promise.all(Array.from({ length: 50 }, () => send(formOf({ 'a.jpg': picture }))));

  const urls = await Promise.all(
    sent.map(async (response) => ((await response.json()) as UploadResponse).urls[0]),
  );
  expect(new Set(urls).size).toBe(50);
  expect((await listed()).toSorted()).toEqual(urls.toSorted());
  expect((await new BlobStore('pictures').list({ prefix: 'list/' })).blobs.map(({ key }) => key)).toEqual([
    indexKey,
  ]);
});
