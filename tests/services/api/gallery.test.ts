import { describe, expect, test } from 'vitest';
import type { UploadResponse } from '../../../src/records/gallery/storedPicture.ts';
import { add, call, formOf, jpeg, listed, send, useEmptyGallery } from './galleryCalls.ts';

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
    expect(headers.get('netlify-vary')).toBe('query=full|limit');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await call('/api/cloudinary', again)).status).toBe(304);
    await add();
    expect((await call('/api/cloudinary', again)).status).toBe(200);
  });
});

test('lists 50 pictures after 50 simultaneous uploads from two admins', async () => {
  const picture = await jpeg();
  const sent = await Promise.all(Array.from({ length: 50 }, () => send(formOf({ 'a.jpg': picture }))));

  const urls = await Promise.all(
    sent.map(async (response) => ((await response.json()) as UploadResponse).urls[0]),
  );
  expect(new Set(urls).size).toBe(50);
  expect((await listed()).toSorted()).toEqual(urls.toSorted());
});
