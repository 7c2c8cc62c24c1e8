import { expect, test } from 'vitest';
import { blobGallery } from '../../../src/stores/gallery/blobGallery.ts';
import { markPending, pendingPrefix } from '../../../src/stores/gallery/blobJournal.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { fileKey, recordKey } from '../../../src/config/stores.ts';
import { add, useEmptyGallery } from './galleryCalls.ts';

useEmptyGallery();

const keys = async (prefix: string) =>
  (await new BlobStore('pictures').list({ prefix })).blobs.map(({ key }) => key);
const moment = Date.parse('2026-11-01T12:00:00Z');
const listAt = (now: number) => blobGallery(() => now).list();

test('a list leaves files of an upload under way alone for two minutes, and then deletes those without a record', async () => {
  const store = new BlobStore('pictures');
  const whole = await add();
  await markPending(store, ['half', whole.id], moment);
  await store.set(fileKey('half'), 'the file of a picture that has no record yet');

  for (const now of [moment, moment + 120_000]) {
    expect(await listAt(now)).toEqual([whole]);
    expect(await keys('files/')).toEqual([fileKey('half'), fileKey(whole.id)].toSorted());
    expect(await keys(pendingPrefix)).toHaveLength(1);
  }

  expect(await listAt(moment + 120_001)).toEqual([whole]);
  expect(await keys('files/')).toEqual([fileKey(whole.id)]);
  expect(await keys(pendingPrefix)).toEqual([]);
});

test('a picture whose record was written before the server stopped comes into the list', async () => {
  const store = new BlobStore('pictures');
  const { id, ...rest } = await add();
  await markPending(store, ['other'], moment);
  await store.set(fileKey('other'), 'a file');
  await store.setJSON(recordKey('other'), { ...rest, id: 'other', rank: '1' });

  expect((await listAt(moment + 120_000)).map((picture) => picture.id)).toEqual([id]);
  expect((await listAt(moment + 120_001)).map((picture) => picture.id)).toEqual([id, 'other']);
  expect(await keys('files/')).toEqual([fileKey(id), fileKey('other')].toSorted());
});

test('of two pictures of which one fails, the marker stays until the next repair', async () => {
  await new BlobStore('pictures').setJSON(recordKey('two'), { isBroken: true });
  const picture = {
    type: 'image/jpeg',
    width: 400,
    height: 320,
    bytes: Buffer.from('file'),
    texts: {},
  } as const;
  const outcomes = await blobGallery(() => moment).add([
    { ...picture, id: 'one' },
    { ...picture, id: 'two' },
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await keys(pendingPrefix)).toHaveLength(1);

  expect((await listAt(moment + 120_001)).map(({ id }) => id)).toEqual(['one']);
  expect(await keys(pendingPrefix)).toEqual([]);
});
