import { beforeEach, expect, test } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { recordPrefix } from '../../../src/config/stores.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { writeFiles } from './band.ts';
import { add, call, change, move, listed, ofBand, records, remove, restore } from './galleryCalls.ts';

useBlobs('pictures');

/** Two pictures of `gallery/` of the band's folder. */
const texts = { alt: { de: 'Bass.', en: 'Bass.' }, credit: 'Tobias' };
const files = [
  { id: 'becken', order: 2, img: 'becken', ...texts },
  { id: 'bass', order: 1, img: 'bass', ...texts },
];
const stored = async () => (await new BlobStore('pictures').list({ prefix: recordPrefix })).blobs.length;
const ids = async () => (await records()).map(({ id }) => id);

beforeEach(() => writeFiles({ gallery: files }));

test('the list holds the pictures of the repository behind the uploads, in the order of their files', async () => {
  const { id, url } = await add();
  expect(await ids()).toEqual([id, 'bass', 'becken']);
  expect((await records())[1]).toMatchObject({ img: 'bass', ...texts });
  expect(await listed(), 'only the build has their files').toEqual([url]);
  expect((await call('/api/cloudinary/bass')).status).toBe(404);
});

test('the first change writes a record, and every later one changes it; the name of the picture is the file’s', async () => {
  expect((await change('bass', { credit: 'Nora' })).status).toBe(200);
  expect((await move('bass', 2)).status).toBe(200);
  expect([await ids(), await stored()]).toEqual([['becken', 'bass'], 1]);
  writeFiles({ gallery: files.map((file) => ({ ...file, img: `${file.img}-neu`, credit: 'Ida' })) });
  expect((await records())[1]).toMatchObject({ id: 'bass', img: 'bass-neu', credit: 'Nora' });

  writeFiles({ gallery: [] });
  expect(await ids(), 'without its file it cannot be shown').toEqual([]);
});

test('an upload may stand behind one of the repository, and between two', async () => {
  const { id } = await add();
  await move(id, 2);
  expect(await ids()).toEqual(['bass', id, 'becken']);
  await move(id, 3);
  expect(await ids()).toEqual(['bass', 'becken', id]);
  const newer = await add();
  await move('becken', 1);
  expect(await ids()).toEqual(['becken', newer.id, 'bass', id]);
});

test('a removed one is hidden also when its mark has expired, and restored before', async () => {
  expect((await remove('bass')).status).toBe(204);
  expect([await ids(), (await ofBand('deleted')).map(({ id }) => id)]).toEqual([['becken'], ['bass']]);
  expect((await restore('bass')).status).toBe(200);
  expect(await ids()).toEqual(['bass', 'becken']);

  await remove('bass');
  const records = new BlobStore('pictures');
  const key = `${recordPrefix}bass`;
  const mark = JSON.parse((await records.text(key)) ?? '') as object;
  await records.setJSON(key, { ...mark, deleted: '2020-01-01T00:00:00Z' });
  await remove((await add()).id);
  expect([await ids(), (await restore('bass')).status]).toEqual([['becken'], 410]);
});
