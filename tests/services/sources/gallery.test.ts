import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedGalleryRecord } from '../../../src/records/gallery/galleryImage.ts';
import { sourceLoader } from '../../../src/stores/collections/sourceLoader.ts';
import { gallerySource } from '../../../src/stores/collections/bandSources.ts';
import { cloud, startCloudinary } from '../../fakes/cloudinary.ts';
import { startFake } from '../../fakes/http.ts';
import { useFakes } from '../useFakes.ts';
import { embedded, patient, useCache } from './load.ts';

const cache = useCache();
const red = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
const png = new Uint8Array(await red.png().toBuffer());
let answer: (path: string) => Response | Promise<Response>;
const cloudinary = await startCloudinary({ pageSize: 3 });
/** Where the pictures lie, which has nothing to do with who lists them. */
const host = await startFake(({ path }) => answer(path));
useFakes(cloudinary, host);
beforeEach(() => {
  answer = () => new Response(png);
  cloudinary.resources.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const created = '2026-12-04T19:00:00.000Z';
const resource = (id: string, custom: Record<string, string> = { rank: '1' }) => ({
  public_id: `match/${id}`,
  format: 'jpg',
  version: 1,
  resource_type: 'image' as const,
  type: 'upload' as const,
  created_at: created,
  bytes: 1,
  width: 1,
  height: 1,
  secure_url: `${host.url}/${id}.jpg`,
  tags: ['match'],
  context: { custom },
});
const add = (...ids: string[]) => cloudinary.resources.push(...ids.map((id) => resource(id)));
const idOf = (id: string) => Buffer.from(`match/${id}`).toString('base64url');

function load(limits = patient, more: Record<string, string> = {}) {
  const settings: Record<string, string> = {
    ...more,
    CLOUDINARY_URL: `cloudinary://${cloud.key}:${cloud.secret}@${cloud.name}`,
    CLOUDINARY_API_BASE: cloudinary.url,
  };
  const source = gallerySource((name) => settings[name] ?? '');
  return cache.load(sourceLoader({ kind: 'gallery', source, embedded, schema: storedGalleryRecord, limits }));
}

test.each<[string, object]>([
  ['no texts', { context: null }],
  ['texts of another kind', { context: { custom: { alt_de: 7, alt_en: 'Picture' } } }],
  ['a photographer without a letter', { context: { custom: { credit: '\u0007' } } }],
  ['a rank of words', { context: { custom: { rank: 'first' } } }],
  ['an instant of deletion that is none', { context: { custom: { deleted: 'gestern' } } }],
])('of a picture with %s that value alone is left out', async (_, odd) => {
  cloudinary.resources.push({ ...resource('one'), ...(odd as object) });
  const { records, said } = await load();
  expect([...records.values()]).toMatchObject([{ id: idOf('one'), rank: `${Date.parse(created)}09000000` }]);
  expect(said).toEqual(['Cloudinary: live, 1 record']);
});

test('the list is in the band’s order, with the texts of each picture that is shown, in place of the embedded one', async () => {
  cloudinary.resources.push(
    resource('old', { rank: '1', decorative: 'true', credit: ' ' }),
    resource('new', { rank: '2', alt_de: 'Bild', alt_en: 'Picture', credit: 'Nora', decorative: 'true' }),
    resource('middle', { rank: '15', decorative: 'false', alt_de: 'Nur Deutsch' }),
    resource('gone', { rank: '3', deleted: created }),
    resource('unranked', {}),
    { ...resource('wrong'), bytes: 0 },
    resource('later', { rank: '4', pending: 'true' }),
    resource('of-page', { rank: '5', of_page: 'true' }),
  );
  const { records, said } = await load();

  expect([...records.values()].map((each) => ({ ...(each as object), img: undefined }))).toEqual([
    { rank: '2', id: idOf('new'), alt: { de: 'Bild', en: 'Picture' }, credit: 'Nora' },
    { rank: `${Date.parse(created)}09000000`, id: idOf('unranked') },
    { rank: '15', id: idOf('middle') },
    { rank: '1', id: idOf('old'), decorative: true },
  ]);
  expect(said).toEqual([
    'Cloudinary: live, 4 records, 1 left out',
    expect.stringContaining(`left out ${idOf('wrong')}: url is missing or incomplete`) as string,
  ]);
});

test('an empty answer is valid until there was a picture, then it is a failure: the last list is used', async () => {
  expect((await load()).records.size).toBe(0);
  add('one');
  await load();
  cloudinary.resources.length = 0;

  const { records, said } = await load();
  expect([...records.keys()]).toEqual([idOf('one')]);
  expect(said[0]).toMatch(/^Cloudinary: cached since .*, because Cloudinary answered with nothing/);
  expect((await load(patient, { CLOUDINARY_FOLDER: 'another' })).records.size, 'of another folder').toBe(0);
});

test('a list with missing files stops the build with a sentence that names the first ten', async () => {
  add('one', ...Array.from({ length: 12 }, (_, index) => `p${index}`));
  answer = (path) => (path === '/one.jpg' ? new Response(png) : new Response(null, { status: 404 }));

  await expect(load()).rejects.toThrow(
    /^Cloudinary lacks 12 of 13 pictures \((\S+ answered 404, ){10}and 2 more\), and nothing is kept of an earlier build: /,
  );
});

test.each([
  ['a text', () => new Response('no picture')],
  ['half a file', () => new Response(png.slice(0, png.length / 2))],
  ['an empty file', () => new Response('')],
])('leaves a picture out that is %s, names it, and shows the rest in order', async (_, broken) => {
  cloudinary.resources.push(...['1', '2', '3'].map((rank) => resource(`p${rank}`, { rank })));
  answer = (path) => (path === '/p2.jpg' ? broken() : new Response(png));
  const { records, said } = await load();

  expect([...records.values()]).toMatchObject([
    { id: idOf('p3'), rank: '3' },
    { id: idOf('p1'), rank: '1' },
  ]);
  expect(said).toEqual([
    'Cloudinary: live, 2 records, 1 left out',
    `Cloudinary: left out ${host.url}/p2.jpg: is no picture`,
  ]);
});

test('uses the last complete list until the next one is complete, and fetches only missing files', async () => {
  add('one');
  await load();
  add('two', 'three');
  answer = (path) => (path === '/two.jpg' ? new Response(null, { status: 410 }) : new Response(png));
  const incomplete = await load();
  expect([...incomplete.records.keys()]).toEqual([idOf('one')]);
  expect(incomplete.said[0]).toMatch(
    /^Cloudinary: cached since .*, because Cloudinary lacks 1 of 3 pictures \(\S+two\.jpg answered 410\), 1 record$/,
  );

  host.requests.length = 0;
  answer = () => new Response(png);
  expect((await load()).records.size).toBe(3);
  expect(host.requests.map(({ path }) => path)).toEqual(['/two.jpg']);
});

test('a picture whose host hangs up is missing', async () => {
  add('one');
  host.misbehave('cut-midway');

  await expect(load()).rejects.toThrow(
    `lacks 1 of 1 pictures (${host.url}/one.jpg was cut off while answering)`,
  );
});

test('limits the number of pictures that are fetched at the same time', async () => {
  add(...Array.from({ length: 20 }, (_, index) => `p${index}`));
  let [now, most] = [0, 0];
  const full = Promise.withResolvers<undefined>();
  answer = async () => {
    most = Math.max(most, ++now);
    if (now === patient.picturesAtOnce) full.resolve(undefined);
    await full.promise;
    await wait(1);
    now -= 1;
    return new Response(png);
  };
  await load();

  expect(most).toBe(patient.picturesAtOnce);
});

/** A clock that stands still unless it is told that time passes; every time limit goes by it. */
function virtualClock() {
  let now = 0;
  const limits: { at: number; limit: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    limits.push({ at: now + ms, limit });
    return limit.signal;
  });
  return {
    pass: (ms: number) => {
      now += ms;
      for (const { at, limit } of limits) if (at <= now) limit.abort(new DOMException('', 'TimeoutError'));
    },
  };
}

test('50 pictures of 500 KB at 0.5 MB/s are complete', async () => {
  add(...Array.from({ length: 50 }, (_, index) => `p${index}`));
  const clock = virtualClock();
  answer = () => {
    // The line is shared: as long as this picture travels, no other one gets further.
    clock.pass(1000);
    return new Response(png);
  };

  expect((await load()).said).toEqual(['Cloudinary: live, 50 records']);
});

test('stops waiting for a picture that never arrives', async () => {
  add('one');
  const clock = virtualClock();
  answer = () => {
    queueMicrotask(() => clock.pass(patient.pictureTimeoutMs));
    return new Promise<never>(() => undefined);
  };

  await expect(load()).rejects.toThrow(`lacks 1 of 1 pictures (${host.url}/one.jpg did not answer in time)`);
});
