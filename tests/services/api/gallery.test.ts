import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { blobGallery } from '../../../functions/_lib/gallery/blobGallery.ts';
import { indexKey, recordKey } from '../../../src/config/stores.ts';
import { readPicture } from '../../../functions/_lib/pictures/picture.ts';
import { open } from '../../../functions/_lib/stores.ts';
import type { RunningBlobs } from '../../../scripts/serve/blobs.ts';
import { shortestSide } from '../../../src/config/uploads.ts';
import type { UploadResponse } from '../../../src/contracts/storedPicture.ts';
import { storedPicture } from '../../../src/contracts/storedPicture.ts';
import { startEmptyBlobs } from '../../fakes/blobs.ts';
import { asBand } from './band.ts';
import { add, call, change, formOf, jpeg, listed, records, remove, send } from './galleryCalls.ts';

let blobs: RunningBlobs;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the test, long enough for HS256');
  vi.stubEnv('CLOUDINARY_URL', '');
  blobs = await startEmptyBlobs();
});
afterAll(async () => {
  await blobs.stop();
});
beforeEach(async () => {
  await open('pictures').deleteAll();
});

const texts = { 'alt-de-0': ' Nora am Bass. ', 'alt-en-0': 'Nora on the bass.', 'credit-0': 'Tobias Raster' };

describe('POST /api/cloudinary', () => {
  test('stores a picture with its texts, and says where it is', async () => {
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

  test('keeps the files of one request in their order, before all earlier ones', async () => {
    const earlier = await add();
    const response = await send(
      formOf({ 'a.jpg': await jpeg(320), 'b.jpg': await jpeg(330), 'c.jpg': await jpeg(340) }),
    );

    const { urls } = (await response.json()) as UploadResponse;
    expect((await records()).map(({ width }) => width)).toEqual([320, 330, 340, 400]);
    expect(await listed()).toEqual([...urls, earlier.url]);
  });

  test('takes files under any field name; the texts belong to the n-th file', async () => {
    const form = formOf({}, { 'credit-0': 'First', 'credit-2': 'Third' });
    for (const [field, width] of [
      ['pictures[]', 320],
      ['', 330],
      ['credit-1', 340],
    ] as const)
      form.append(field, await jpeg(width), 'a.jpg');
    expect((await send(form)).status).toBe(201);
    expect((await records()).map(({ width, credit }) => [width, credit])).toEqual([
      [320, 'First'],
      [330, undefined],
      [340, 'Third'],
    ]);
  });

  test('a repeat with the same key replaces the first attempt, and brings it back when it was removed', async () => {
    const key = { 'idempotency-key-0': 'one attempt' };
    const { id } = await add({ ...key, 'credit-0': 'First' });
    const other = await add({ 'idempotency-key-0': 'another attempt' });
    expect(await add({ ...key, 'credit-0': 'Second' })).toMatchObject({ id, credit: 'Second' });
    expect((await records()).map((picture) => picture.id)).toEqual([id, other.id]);

    await remove(id);
    await add(key);
    expect(await listed()).toHaveLength(2);
  });

  test('takes a picture without texts, and a decorative one', async () => {
    expect(await add()).not.toHaveProperty('alt');
    expect(await add({ 'decorative-0': 'true' })).toHaveProperty('decorative', true);
  });

  test('stores what it can of a batch, and says which picture was refused and why', async () => {
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
        title: 'That is not a picture we can show. JPEG, PNG and WebP will do.',
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

  const form = (files: Record<string, Blob>) => () => Promise.resolve(formOf(files));
  const many = async () => {
    const picture = await jpeg();
    return formOf(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.jpg`, picture])));
  };
  const big = (bytes: number) => new Blob([new Uint8Array(bytes)]);
  const ofTenFiles = { 'content-type': 'multipart/form-data; boundary=edge' };
  /** A form with ten pictures and so many bytes; what fills it up stands behind the end of the last picture. */
  const tenFiles = async (bytes: number) => {
    const picture = Buffer.from(await (await jpeg()).arrayBuffer());
    const padding = Buffer.alloc(439_000 - picture.length);
    const head = Buffer.from(
      '\r\n--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
    );
    const parts = Buffer.concat(Array.from({ length: 10 }, () => [head, picture, padding]).flat());
    const end = Buffer.from('\r\n--edge--\r\n');
    return Buffer.concat([parts, Buffer.alloc(bytes - parts.length - end.length), end]);
  };

  test('takes ten pictures in a body of 4.4 MB, declared or not', async () => {
    expect((await send(await tenFiles(4_400_000), ofTenFiles)).status).toBe(201);
    const declared = { ...ofTenFiles, 'content-length': '4400000' };
    expect((await send(await tenFiles(4_400_000), declared)).status).toBe(201);
    expect(await listed()).toHaveLength(20);
  });

  test.each<
    [
      what: string,
      status: number,
      type: string,
      body: () => Promise<BodyInit>,
      headers?: Record<string, string>,
    ]
  >([
    ['JSON', 415, 'wrong-type', () => Promise.resolve('{}'), { 'content-type': 'application/json' }],
    ['a body without a type', 415, 'wrong-type', () => Promise.resolve(big(3))],
    ['a declared length above 4.4 MB', 413, 'too-large', form({}), { 'content-length': '4400001' }],
    ['a body of one byte more than 4.4 MB', 413, 'too-large', () => tenFiles(4_400_001), ofTenFiles],
    [
      'a form that ends early',
      400,
      'malformed',
      () => Promise.resolve('--x\r\ncontent-disposition: form-data; name="file"'),
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    [
      'a form without a boundary',
      400,
      'malformed',
      () => Promise.resolve('hello'),
      { 'content-type': 'multipart/form-data' },
    ],
    ['a form without a file', 422, 'invalid', form({})],
    ['eleven files', 413, 'too-many-files', many],
    ['a file above 500 × 1024 bytes', 413, 'too-large', form({ 'a.jpg': big(500 * 1024 + 1) })],
    [
      'HTML named .jpg',
      422,
      'not-a-picture',
      form({ 'a.jpg': new Blob(['<!doctype html>'], { type: 'image/jpeg' }) }),
    ],
    [
      'text in place of a file',
      422,
      'invalid',
      () => {
        const sent = new FormData();
        sent.append('file', 'hello');
        return Promise.resolve(sent);
      },
    ],
  ])('refuses %s with %i, and stores nothing', async (_, status, type, body, headers) => {
    const response = await send(await body(), headers);

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ type: `urn:problem-type:match:${type}`, status });
    expect(await listed()).toEqual([]);
  });

  test.each<[what: string, status: number, without: string, instead?: string]>([
    ['from another site', 403, 'origin', 'https://evil.test'],
    ['without an origin', 403, 'origin'],
    ['without a session', 401, 'cookie'],
    ['without the token', 403, 'x-xsrf-token'],
  ])('refuses a call %s with %i before reading anything of it', async (_, status, name, instead = '') => {
    const body = new ReadableStream(
      {
        pull: () => {
          throw new Error('was read');
        },
      },
      { highWaterMark: 0 },
    );
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { ...(await asBand()), [name]: instead, 'content-type': 'text/plain' },
    };

    expect((await call('/api/cloudinary', init)).status).toBe(status);
  });
});

test.each(['PUT', 'PATCH', 'DELETE'])(
  '%s /api/cloudinary is 405 and says what is allowed',
  async (method) => {
    const response = await call('/api/cloudinary', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  },
);

describe('GET /api/cloudinary', () => {
  test('is kept by the CDN for an hour or until it is purged, and not sent again to who has it', async () => {
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
    const store = open('pictures');
    const pictures = [await add(), await add()].reverse();
    await store.delete(indexKey);
    expect(await records()).toEqual(pictures);

    await store.set(indexKey, '[{"nonsense":');
    await change(pictures[0]?.id ?? '', { credit: 'Somebody' });
    expect((await records()).map(({ credit }) => credit)).toEqual(['Somebody', undefined]);
  });
});

describe('GET /api/cloudinary/:id', () => {
  test('is the cleaned file, kept for good, and nothing but a picture', async () => {
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

  test.each(['nothing', 'a%2Fb', '..', '%00', 'x'.repeat(401)])('%s is 404', async (id) => {
    expect((await call(`/api/cloudinary/${id}`)).status).toBe(404);
  });

  test.each(['.jpg', '%20', '%0A', '/', '/more', '%2Fmore'])(
    'an id with the tail %s is 404 for every method',
    async (tail) => {
      const { id } = await add();
      expect((await call(`/api/cloudinary/${id}`)).status).toBe(200);
      expect((await call(`/api/cloudinary/${id}${tail}`)).status).toBe(404);
      expect((await change(`${id}${tail}`, { credit: 'Nobody' })).status).toBe(404);
      expect((await remove(`${id}${tail}`)).status).toBe(404);
    },
  );

  test('a file without a record is none', async () => {
    const { id, url } = await add();
    await open('pictures').delete(recordKey(id));
    expect((await call(url)).status).toBe(404);
  });
});

describe('PATCH and DELETE /api/cloudinary/:id', () => {
  test('texts are changed one by one, and removed by null', async () => {
    const { id } = await add(texts);
    const after = async (body: unknown) => (await (await change(id, body)).json()) as object;

    expect(await after({ credit: 'Valerie Korn' })).toMatchObject({
      credit: 'Valerie Korn',
      alt: { en: 'Nora on the bass.' },
    });
    expect(await after({ decorative: false })).toHaveProperty('alt');
    expect(await after({ decorative: true })).not.toHaveProperty('alt');
    expect(await after({ alt: { de: 'Neu.', en: 'New.' } })).not.toHaveProperty('decorative');
    expect(Object.keys(await after({ alt: null, credit: null }))).not.toEqual(
      expect.arrayContaining(['alt', 'credit']),
    );
    expect(await records()).toHaveLength(1);
  });

  test('a picture goes to the place that it is given, again and again; new ones still come first', async () => {
    for (let width = 320; width < 325; width++) await send(formOf({ 'a.jpg': await jpeg(width) }));
    const widths = async () => (await records()).map(({ width }) => width);
    const move = async (width: number, place: number) => {
      const { id = '' } = (await records()).find((picture) => picture.width === width) ?? {};
      expect((await change(id, { place })).status).toBe(200);
      return widths();
    };

    expect(await widths()).toEqual([324, 323, 322, 321, 320]);
    expect(await move(320, 1)).toEqual([320, 324, 323, 322, 321]);
    expect(await move(320, 5)).toEqual([324, 323, 322, 321, 320]);
    expect(await move(324, 99)).toEqual([323, 322, 321, 320, 324]);
    for (let round = 0; round < 20; round++)
      expect((await move(321 + (round % 2), 2))[1]).toBe(321 + (round % 2));
    await move(324, 1);
    await add();
    expect((await widths()).slice(0, 2)).toEqual([400, 324]);
  });

  test('a removed picture is gone, can be brought back for 30 days, and is then gone for good', async () => {
    const { id, url } = await add();
    expect((await remove(id)).status).toBe(204);
    expect([await listed(), (await call(url)).status]).toEqual([[], 404]);
    expect((await remove(id)).status).toBe(404);
    expect((await change(id, { credit: 'Nobody' })).status).toBe(404);

    expect((await change(id, { deleted: false })).status).toBe(200);
    expect([await listed(), (await call(url)).status]).toEqual([[url], 200]);

    await remove(id);
    const later = blobGallery(() => Date.now() + 30 * 24 * 3_600_000 + 1000);
    await expect(later.change(id, { deleted: false })).rejects.toThrow('not-found');
    const other = await add();
    await later.change(other.id, { credit: 'Somebody' });
    const left = await open('pictures').list();
    expect(left.blobs.map(({ key }) => key).filter((key) => key.includes(id))).toEqual([]);
  });

  test.each<[unknown, number]>([
    [{ alt: { de: 'Nur deutsch' } }, 422],
    [{ place: 0 }, 422],
    [{ place: 1.5 }, 422],
    [{ deleted: true }, 422],
    [{ credit: 'x'.repeat(121) }, 422],
    [{ url: 'https://evil.test' }, 422],
    [[], 422],
    [{ credit: 'x'.repeat(20_000) }, 413],
  ])('%j is refused with %i', async (body, status) => {
    const picture = await add();
    expect((await change(picture.id, body)).status).toBe(status);
    expect(await records()).toEqual([picture]);
  });

  test.each([
    ['text/plain', '{}', 415],
    ['application/json', '{"half', 400],
    ['application/json', '\xff', 400],
  ])('%s %s is refused with %i', async (type, body, status) => {
    const { id } = await add();
    const headers = { ...(await asBand()), 'content-type': type };
    expect(
      (await call(`/api/cloudinary/${id}`, { method: 'PATCH', headers, body: Buffer.from(body, 'latin1') }))
        .status,
    ).toBe(status);
  });

  test.each(['PATCH', 'DELETE'])('%s without a session changes nothing', async (method) => {
    const { id, url } = await add();
    const headers = { ...(await asBand()), cookie: '' };
    expect((await call(`/api/cloudinary/${id}`, { method, headers })).status).toBe(401);
    expect(await listed()).toEqual([url]);
  });
});

test('50 simultaneous uploads from two admins are 50 pictures in the list', async () => {
  const picture = await jpeg();
  const sent = await Promise.all(Array.from({ length: 50 }, () => send(formOf({ 'a.jpg': picture }))));

  const urls = await Promise.all(
    sent.map(async (response) => ((await response.json()) as UploadResponse).urls[0]),
  );
  expect(new Set(urls).size).toBe(50);
  expect((await listed()).toSorted()).toEqual(urls.toSorted());
  expect((await open('pictures').list({ prefix: 'list/' })).blobs.map(({ key }) => key)).toEqual([indexKey]);
});

test('simultaneous changes of one picture lose nothing', async () => {
  const { id } = await add();
  const answers = await Promise.all([
    change(id, { credit: 'Valerie Korn' }),
    change(id, { alt: { de: 'Neu.', en: 'New.' } }),
    change(id, { place: 1 }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await records())[0]).toMatchObject({ credit: 'Valerie Korn', alt: { de: 'Neu.', en: 'New.' } });
});
