import { describe, expect, test } from 'vitest';
import { blobGallery } from '../../../src/stores/gallery/blobGallery.ts';
import { readPicture } from '../../../functions/_lib/pictures/picture.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { drawing } from '../../unit/functions/_lib/pictures/samples.ts';
import { fileKey, recordKey } from '../../../src/config/stores.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { asBand } from './band.ts';
import {
  add,
  call,
  change,
  formOf,
  jpeg,
  listed,
  move,
  records,
  remove,
  restore,
  send,
} from './galleryCalls.ts';
import { galleryDigest } from '../../../src/records/built/buildRecord.ts';
import type { StoredPicture } from '../../../src/records/gallery/storedPicture.ts';
import { listAddress } from '../../../src/features/gallery/sync/useGallery.ts';
import { begun, pictureDocuments } from '../../../src/stores/gallery/pictureDocuments.ts';
import { pictureRecord } from '../../../src/records/gallery/pictureRecord.ts';

useBlobs('pictures');

describe('GET /api/cloudinary/:id', () => {
  test('is the cleaned file, cached for good, and sandboxed', async () => {
    const sent = await jpeg();
    const { url } = await add();
    const response = await call(url);

    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const { bytes } = readPicture(Buffer.from(await sent.arrayBuffer()));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test.each(['png', 'webp'] as const)('serves a stored %s, which is no longer taken', async (format) => {
    const bytes = await drawing().toFormat(format).toBuffer();
    const file = { type: `image/${format}`, bytes, width: 400, height: 320 } as const;
    await blobGallery({ gallery: () => [] }).add([{ ...file, id: format, texts: {} }]);
    const response = await call(`/api/cloudinary/${format}`);

    expect(response.headers.get('content-type')).toBe(file.type);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const answer = await send(formOf({ 'a.jpg': new Blob([bytes]) }));
    expect([answer.status, await listed()]).toEqual([422, [`/api/cloudinary/${format}`]]);
  });

  test('answers 404 to a file without a record', async () => {
    const { id, url } = await add();
    await new BlobStore('pictures').delete(recordKey(id));
    expect((await call(url)).status).toBe(404);
  });
});

describe('PATCH and DELETE /api/cloudinary/:id', () => {
  test('texts are changed one by one, and removed by null; each change makes another version, which the list names', async () => {
    const { id, alt, version } = await add({
      'alt-de-0': 'Nora am Bass.',
      'alt-en-0': 'Nora.',
      'credit-0': 'Tobias',
    });
    const versions = [version];
    const after = async (body: unknown) => {
      const changed = (await (await change(id, body)).json()) as StoredPicture;
      expect(await records()).toEqual([changed]);
      versions.push(changed.version);
      return changed;
    };

    expect(await after({ credit: 'Valerie Korn' })).toMatchObject({ credit: 'Valerie Korn', alt });
    expect(await after({ decorative: null })).toHaveProperty('alt');
    expect(await after({ decorative: true })).not.toHaveProperty('alt');
    expect(await after({ alt: { de: 'Neu.', en: 'New.' } })).not.toHaveProperty('decorative');
    expect(Object.keys(await after({ alt: null, credit: null }))).not.toEqual(
      expect.arrayContaining(['alt', 'credit']),
    );
    // A picture that is not decorative stays as it is.
    expect(new Set(versions).size).toBe(versions.length - 1);
  });

  test('removes a picture, restores it for 30 days, and the daily run then deletes it for good', async () => {
    const { id, url } = await add();
    expect((await remove(id)).status).toBe(204);
    expect([await listed(), (await call(url)).status]).toEqual([[], 404]);
    expect((await call(url, { headers: await asBand() })).status, 'the desk shows it').toBe(200);
    expect((await restore(id)).status).toBe(200);
    expect([await listed(), (await call(url)).status]).toEqual([[url], 200]);

    await remove(id);
    const other = await add();
    const later = blobGallery({ gallery: () => [] }, () => Date.now() + 30 * 24 * 3_600_000 + 1000);
    await expect(later.restore(id)).rejects.toThrow('gone');
    expect(await later.listDeleted()).toEqual([]);
    const keys = async () => (await new BlobStore('pictures').list()).blobs.map(({ key }) => key);
    const own = async () => (await keys()).filter((key) => key.includes(id));
    expect(await own(), 'reading deletes nothing').toHaveLength(2);
    await later.remove(other.id, other.version ?? '');
    expect(await own(), 'nor does a change').toHaveLength(2);
    await later.sweep();
    expect(await own()).toEqual([]);
  });

  test('moves behind a removed picture; behind one that is gone for good it stays', async () => {
    const [last, middle, first] = [await add(), await add(), await add()].map(({ id }) => id);
    const ids = async () => (await records()).map(({ id }) => id);
    await remove(middle ?? '');
    expect((await change(first ?? '', { after: middle })).status).toBe(200);
    expect(await ids()).toEqual([first, last]);
    await restore(middle ?? '');
    expect(await ids()).toEqual([middle, first, last]);
    for (const after of ['nobody', last]) expect((await change(last ?? '', { after })).status).toBe(200);
    expect(await ids()).toEqual([middle, first, last]);
  });

  test.each<[unknown, number]>([
    [{ alt: { de: 'Nur deutsch' } }, 422],
    [{ alt: { de: 'Nora.', en: 'Nora.' }, decorative: true }, 422],
    [{ after: '../x' }, 422],
    [{ after: 1 }, 422],
    [{ place: 1 }, 422],
    [{ decorative: false }, 422],
    [{ pending: true }, 422],
    [{ credit: 'x'.repeat(121) }, 422],
    [{ url: 'https://evil.test' }, 422],
    [[], 422],
  ])('rejects %j with %i', async (body, status) => {
    const picture = await add();
    expect((await change(picture.id, body)).status).toBe(status);
    expect(await records()).toEqual([picture]);
  });

  test('says what is wrong with each field, in the words of the form', async () => {
    const { id } = await add();
    const answer = await change(id, { alt: { de: 'Nora.', en: ' ' }, credit: 'x'.repeat(121) });
    expect(((await answer.json()) as { errors: unknown }).errors).toEqual([
      { field: 'alt.en', message: '“Description in English” is still missing.' },
      { field: 'credit', message: '“Photo by” is too long, 120 characters at most.' },
    ]);
  });

  test('restoring an unknown picture gets 404', async () =>
    expect((await restore('unknown')).status).toBe(404));
});

describe('the lists', () => {
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

  test('a list of another length is refused, and no cache stores that', async () => {
    const { status, headers } = await call('/api/cloudinary?full&limit=0');
    expect([status, headers.get('cache-control')]).toEqual([422, 'no-store']);
  });
});

describe('an upload that broke off', () => {
  const moment = Date.parse('2026-11-01T12:00:00Z');
  const galleryAt = (now: number) => blobGallery({ gallery: () => [] }, () => now);
  const listAt = async (now: number) => (await galleryAt(now).list()).map(({ id }) => id);
  const keys = async () => (await new BlobStore('pictures').list()).blobs.map(({ key }) => key).toSorted();
  const picture = {
    type: 'image/jpeg',
    width: 400,
    height: 320,
    bytes: Buffer.from('file'),
    texts: {},
  } as const;

  /** A picture whose server stopped before it was complete. */
  async function breakOff(id: string, withFile: boolean): Promise<void> {
    const store = new BlobStore('pictures');
    const added = new Date(moment).toISOString();
    const file = { url: `/api/cloudinary/${id}`, width: 400, height: 320, bytes: 4, type: 'image/jpeg' };
    await pictureDocuments().create(id, begun(pictureRecord.parse({ id, ...file, added, rank: '1' })));
    if (withFile) await store.set(fileKey(id), 'file');
  }

  test.each([true, false])(
    'an incomplete picture is not listed, and deleted by a run after two minutes: file %s',
    async (withFile) => {
      const whole = await add();
      const complete = [fileKey(whole.id), recordKey(whole.id)];
      await breakOff('half', withFile);
      const all = [...complete, recordKey('half'), ...(withFile ? [fileKey('half')] : [])].toSorted();

      await galleryAt(moment + 120_000).sweep();
      expect(await listAt(moment + 120_001)).toEqual([whole.id]);
      expect(await keys()).toEqual(all);
      await galleryAt(moment + 120_001).sweep();
      expect(await keys()).toEqual(complete);
    },
  );

  test.each([true, false])(
    'a repeated upload completes a picture that broke off: file %s',
    async (withFile) => {
      await breakOff('half', withFile);
      const gallery = galleryAt(moment);
      expect(await gallery.file('half')).toBeUndefined();
      await expect(gallery.patch('half', { id: 'key', set: { credit: 'Nora' }, was: {} })).rejects.toThrow(
        'not-found',
      );

      const outcomes = await gallery.add([{ ...picture, id: 'half' }]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled']);
      expect(await listAt(moment + 120_001)).toEqual(['half']);
      expect(Buffer.from((await gallery.file('half'))?.bytes ?? new ArrayBuffer()).toString()).toBe('file');
    },
  );

  test('of two pictures one may fail alone', async () => {
    const gallery = galleryAt(moment);
    await gallery.add([{ ...picture, id: 'removed' }]);
    const [removed] = await gallery.listForBand();
    await gallery.remove('removed', removed?.version ?? '');
    const outcomes = await gallery.add([
      { ...picture, id: 'one' },
      { ...picture, id: 'removed' },
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await listAt(moment)).toEqual(['one']);
  });
});
