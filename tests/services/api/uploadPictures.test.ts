import { beforeEach, describe, expect, test } from 'vitest';
import { shortestSide } from '../../../src/config/uploads.ts';
import { storedPicture, type UploadResponse } from '../../../src/records/gallery/storedPicture.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import {
  add,
  call,
  change,
  formOf,
  jpeg,
  listed,
  move,
  ofBand,
  records,
  remove,
  restore,
  send,
} from './galleryCalls.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { recordPrefix } from '../../../src/config/stores.ts';
import { writeFiles } from './band.ts';

const picture = Buffer.from(await (await jpeg()).arrayBuffer());

useBlobs('pictures');
const texts = { 'alt-de-0': ' Nora am Bass. ', 'alt-en-0': 'Nora on the bass.', 'credit-0': 'Tobias Raster' };

describe('POST /api/cloudinary', () => {
  test('stores a picture with its texts, and answers with its address', async () => {
    const response = await send(formOf({ 'IMG_2041.jpg': await jpeg() }, texts));

    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = (await response.json()) as UploadResponse;
    const [picture] = answer.pictures;
    expect(storedPicture.parse(picture)).toMatchObject({
      width: 400,
      height: 320,
      type: 'image/jpeg',
      alt: { de: 'Nora am Bass.', en: 'Nora on the bass.' },
      credit: 'Tobias Raster',
    });
    expect(answer).toEqual({ urls: [`/api/cloudinary/${picture?.id ?? ''}`], pictures: [picture] });
    expect(JSON.stringify(answer)).not.toContain('IMG_2041');
    expect(await records()).toEqual([picture]);
  });

  test('takes files under any field name; the texts belong to the n-th file', async () => {
    const form = formOf({}, { 'credit-0': 'First', 'decorative-1': 'true', 'credit-2': 'Third' });
    for (const [field, width] of [
      ['pictures[]', 320],
      ['', 330],
      ['credit-1', 340],
    ] as const)
      form.append(field, await jpeg(width), 'a.jpg');
    expect((await send(form)).status).toBe(201);
    expect((await records()).map(({ width, credit, decorative }) => [width, credit, decorative])).toEqual([
      [320, 'First', undefined],
      [330, undefined, true],
      [340, 'Third', undefined],
    ]);
  });

  test('of two uploads with one key at the same time one picture is left, with the texts of one', async () => {
    const key = { 'idempotency-key-0': 'at once' };
    const added = await Promise.all(['One', 'Two'].map((credit) => add({ ...key, 'credit-0': credit })));
    expect(added[0]).toEqual(added[1]);
    expect(await records()).toEqual([added[0]]);
  });

  test('stores the valid pictures of a batch, and names each other one with the reason', async () => {
    const response = await send(
      formOf(
        {
          'good.jpg': await jpeg(),
          'evil.jpg': new Blob(['<svg/>']),
          'tiny.jpg': await jpeg(319, 320),
          'half.jpg': await jpeg(),
        },
        { 'alt-de-3': 'Nur deutsch' },
      ),
    );

    expect(response.status).toBe(201);
    const { urls, failed } = (await response.json()) as UploadResponse;
    expect(failed).toEqual([
      {
        name: 'evil.jpg',
        type: 'urn:problem-type:match:not-a-picture',
        title: 'That is not a JPEG we can show. Please send another picture.',
      },
      {
        name: 'tiny.jpg',
        type: 'urn:problem-type:match:picture-too-small',
        title: `This picture is too small: every side needs at least ${shortestSide} pixels.`,
      },
      { name: 'half.jpg', type: 'urn:problem-type:match:invalid', title: 'Some of it is not right yet.' },
    ]);
    expect(await listed()).toEqual(urls);
  });

  const ofTenFiles = { 'content-type': 'multipart/form-data; boundary=edge' };
  /** A form with ten pictures and so many bytes; what fills it up stands behind the end of the last picture. */
  const tenFiles = (bytes: number) => {
    const padding = Buffer.alloc(439_000 - picture.length);
    const disposition = 'content-disposition: form-data; name="file"; filename="a.jpg"';
    const head = Buffer.from(`\r\n--edge\r\n${disposition}\r\n\r\n`);
    const parts = Buffer.concat(Array.from({ length: 10 }, () => [head, picture, padding]).flat());
    const end = Buffer.from('\r\n--edge--\r\n');
    return Buffer.concat([parts, Buffer.alloc(bytes - parts.length - end.length), end]);
  };

  test('takes ten pictures in a body of 4.4 MB, declared or not', async () => {
    expect((await send(tenFiles(4_400_000), ofTenFiles)).status).toBe(201);
    const declared = { ...ofTenFiles, 'content-length': '4400000' };
    expect((await send(tenFiles(4_400_000), declared)).status).toBe(201);
    expect(await listed()).toHaveLength(20);
  });

  const big = (bytes: number) => new Blob([new Uint8Array(bytes)]);
  const eleven = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [`${index}.jpg`, new Blob([picture])]),
  );
  const html = { 'a.jpg': new Blob(['<!doctype html>'], { type: 'image/jpeg' }) };
  const multipart = { 'content-type': 'multipart/form-data' };
  const ofX = { 'content-type': 'multipart/form-data; boundary=x' };

  test.each<[what: string, status: number, type: string, body: BodyInit, headers?: Record<string, string>]>([
    ['JSON', 415, 'wrong-type', '{}', { 'content-type': 'application/json' }],
    ['a body without a type', 415, 'wrong-type', big(3)],
    ['a declared length above 4.4 MB', 413, 'too-large', formOf({}), { 'content-length': '4400001' }],
    ['a body of one byte more than 4.4 MB', 413, 'too-large', tenFiles(4_400_001), ofTenFiles],
    ['a form that ends early', 400, 'malformed', '--x\r\ncontent-disposition: form-data; name="file"', ofX],
    ['a form without a boundary', 400, 'malformed', 'hello', multipart],
    ['a form without a file', 422, 'invalid', formOf({})],
    ['eleven files', 413, 'too-many-files', formOf(eleven)],
    ['a file above 500 × 1024 bytes', 413, 'too-large', formOf({ 'a.jpg': big(500 * 1024 + 1) })],
    ['HTML named .jpg', 422, 'not-a-picture', formOf(html)],
    ['text in place of a file', 422, 'invalid', formOf({}, { file: 'hello' })],
  ])('refuses %s with %i, and stores nothing', async (_, status, type, body, headers) => {
    const response = await send(body, headers);

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ type: `urn:problem-type:match:${type}`, status });
    expect(await listed()).toEqual([]);
  });
});

describe('pictures of the repository', () => {
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
});
