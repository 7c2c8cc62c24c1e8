import { expect, test } from 'vitest';
import { fileKey, recordKey } from '../../../src/config/stores.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { blobGallery } from '../../../src/stores/gallery/blobGallery.ts';
import { begun, pictureDocuments } from '../../../src/stores/gallery/pictureDocuments.ts';
import { pictureRecord } from '../../../src/records/gallery/pictureRecord.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { add } from './galleryCalls.ts';

useBlobs('pictures');

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
