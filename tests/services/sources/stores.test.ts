import type { BuildSetting } from '../../../src/stores/collections/source.ts';
import { setEnvironmentContext } from '@netlify/blobs';
import type { Loader } from 'astro/loaders';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { fileKey, recordKey } from '../../../src/config/stores.ts';
import { concertRecord } from '../../../src/records/concert.ts';
import { storedGalleryRecord } from '../../../src/records/gallery/galleryImage.ts';
import { concertIdentity } from '../../../src/stores/layOver.ts';
import type { PictureRecord } from '../../../src/records/gallery/pictureRecord.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import { sourceLoader } from '../../../src/stores/collections/sourceLoader.ts';
import { gallerySource, recordSource } from '../../../src/stores/collections/bandSources.ts';
import { startEmptyBlobs } from '../../fakes/blobs.ts';
import { startFake, tenFaults, type Fake, type Fault } from '../../fakes/http.ts';
import { embedded, hasty, patient, startCache } from './load.ts';

let blobs: Awaited<ReturnType<typeof startEmptyBlobs>>;
let cache: ReturnType<typeof startCache>;
let png: ArrayBuffer;

beforeAll(async () => {
  const drawn = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  png = new Uint8Array(await drawn.png().toBuffer()).buffer;
});
beforeEach(async () => {
  blobs = await startEmptyBlobs();
  cache = startCache();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await blobs.stop();
  cache.stop();
});

const setting = (name: string) => process.env[name] ?? '';
const kinds = {
  concerts: {
    kind: 'concerts',
    sourceOf: (setting: BuildSetting) => recordSource('concerts', setting),
    schema: concertRecord,
  },
  venues: {
    kind: 'venues',
    sourceOf: (setting: BuildSetting) => recordSource('venues', setting),
    schema: venueRecord,
  },
  pictures: { kind: 'gallery', sourceOf: gallerySource, schema: storedGalleryRecord },
};

/** Loads a collection from its store beside the records of a repository. */
function load(name: keyof typeof kinds, { limits = patient, own = embedded } = {}) {
  const { sourceOf, ...options } = kinds[name];
  return cache.load(sourceLoader({ ...options, source: sourceOf(setting), embedded: own, limits }));
}

/** A repository with these records, by their ids. */
const repository = (records: Record<string, object>): Loader => ({
  name: 'own',
  load: ({ store }) => {
    for (const [id, data] of Object.entries(records)) store.set({ id, data: { ...data } });
    return Promise.resolve();
  },
});

const moment = '2026-12-04T19:00:00Z';
const addConcert = (id: string, record: object = { name: id, date: moment }) =>
  new BlobStore('concerts').setJSON(id, record);

async function addPicture(id: string, fields: Partial<PictureRecord> = {}): Promise<void> {
  const size = { width: 1, height: 1, bytes: 1, type: 'image/png' as const };
  const record = { id, url: `/api/cloudinary/${id}`, ...size, added: moment, rank: '1', ...fields };
  await new BlobStore('pictures').set(fileKey(id), png);
  await new BlobStore('pictures').setJSON(recordKey(id), record);
}

const addVenue = (id: string, record: object = { name: id, city: 'Wien' }) =>
  new BlobStore('venues').setJSON(id, record);

const addOne = {
  concerts: () => addConcert('one'),
  venues: () => addVenue('one'),
  pictures: () => addPicture('one'),
};

test.each(['concerts', 'venues', 'pictures'] as const)(
  '%s: without a store the records of the repository are all there are, and the log says so',
  async (kind) => {
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
    const { records, said } = await load(kind);

    expect([...records.keys()]).toEqual(['e']);
    expect(said[0]).toMatch(/: embedded only, 1 record$/);
  },
);

test.each(['concerts', 'venues', 'pictures'] as const)('%s: an empty store adds nothing', async (kind) => {
  const { records, said } = await load(kind);

  expect([...records.keys()]).toEqual(['e']);
  expect(said).toEqual([`The store of ${kind}: live, 0 records beside 1 embedded`]);
});

test('concerts of the store join those of the repository, also a second show of the same name and beginning', async () => {
  const own = repository({
    same: { name: 'Probe', date: '2026-12-04T19:00:00Z' },
    other: { name: 'Zugabe', date: '2026-12-04T19:00:00Z' },
  });
  await addConcert('new', { name: 'Probe', date: '2026-12-04T19:00:00.000Z', city: 'Wien' });
  await addConcert('bad', { name: 'Ohne Datum' });
  const { records, said } = await load('concerts', { own });

  expect([...records.keys()]).toEqual(['same', 'other', 'new']);
  expect(records.get('new')).toMatchObject({ city: 'Wien', status: 'planned' });
  expect(said).toEqual([
    'The store of concerts: live, 1 record beside 2 embedded, 1 left out',
    expect.stringContaining('left out bad: date ') as string,
  ]);
});

test.each([{}, { deleted: moment }])(
  'a file that is named as the address of a stored concert %j is left out, and the log says so',
  async (deletion) => {
    const concert = { name: 'Probe', date: moment };
    const own = repository({ '2026-12-04-probe': concert, other: concert });
    const moved = { name: 'Premiere', date: moment.replace('12-04', '12-05'), slug: '2026-12-04-probe' };
    await addConcert('moved', { ...moved, ...deletion });
    const { records, said } = await load('concerts', { own });

    expect([...records.keys()].filter((id) => id !== 'moved')).toEqual(['other']);
    expect(said[1]).toBe(
      'The store of concerts: left out 2026-12-04-probe: a concert of the store has its address: name the file otherwise',
    );
  },
);

test('a record covers the file of its id or, where that was renamed, of its first name and beginning, also while the store is down', async () => {
  const own = repository(
    Object.fromEntries(['moved', 'gone', 'other', 'renamed'].map((id) => [id, { name: id, date: moment }])),
  );
  const date = moment.replace('12-04', '12-05');
  const file = concertIdentity({ name: 'renamed', date: moment });
  await addConcert('moved', {
    name: 'Verschoben',
    date,
    file: concertIdentity({ name: 'other', date: moment }),
  });
  await addConcert('gone', { name: 'gone', date: moment, deleted: moment });
  await addConcert('first-name', { name: 'Anders', date, file });
  const { records } = await load('concerts', { own });
  expect([...records.keys()]).toEqual(['other', 'first-name', 'moved']);

  await addConcert('first-name', { name: 'Anders', date, file, deleted: moment });
  expect([...(await load('concerts', { own })).records.keys()]).toEqual(['other', 'moved']);

  const fake = await startFake(() => new Response(null, { status: 500 }));
  setEnvironmentContext({ edgeURL: fake.url, uncachedEdgeURL: fake.url, siteID: 'local', token: 'a-token' });
  const down = await load('concerts', { limits: hasty, own });
  expect([...down.records.keys()]).toEqual(['other', 'moved']);
  expect(down.said[0]).toContain('cached since');
  await fake.stop();
});

test('venues of the store join those of the repository; one with the same id replaces it', async () => {
  const own = repository({ same: { name: 'same', city: 'Graz' }, other: { name: 'other', city: 'Graz' } });
  await addVenue('same', { name: 'Umgebaut', city: 'Graz' });
  await addVenue('bad', { name: 'Ohne Ort' });
  const { records, said } = await load('venues', { own });

  expect([...records.keys()]).toEqual(['other', 'same']);
  expect(records.get('same')).toMatchObject({ name: 'Umgebaut', country: 'AT' });
  expect(said).toEqual([
    'The store of venues: live, 1 record beside 1 embedded, 1 left out',
    expect.stringContaining('left out bad: city ') as string,
  ]);
});

test('orders pictures of the store by rank, without removed and broken ones', async () => {
  await addPicture('a-old', { rank: '1', decorative: true });
  await addPicture('b-new', { rank: '2', alt: { de: 'Bild', en: 'Picture' }, credit: 'Nora' });
  await addPicture('removed', { deleted: moment });
  await addPicture('broken', { width: 0 });
  await new BlobStore('pictures').set(recordKey('torn'), '{"half');
  const { records, said } = await load('pictures');

  expect(records.get('b-new')).toMatchObject({ order: 1, alt: { de: 'Bild' }, credit: 'Nora' });
  expect(records.get('a-old')).toMatchObject({ order: 2, decorative: true });
  expect([...records.keys()]).toEqual(['e', 'b-new', 'a-old']);
  expect(said[0]).toBe('The store of pictures: live, 2 records beside 1 embedded, 2 left out');
});

test('a record without its file stops the build with a sentence that names it', async () => {
  await addPicture('whole');
  await addPicture('torn');
  await new BlobStore('pictures').delete(fileKey('torn'));

  await expect(load('pictures')).rejects.toThrow(
    'The store of pictures lacks 1 of 2 pictures (torn has no file), and nothing is kept of an earlier build: ',
  );
});

test('leaves a picture of the store out whose file cannot be decoded, and names it', async () => {
  await addPicture('whole');
  await addPicture('torn');
  await new BlobStore('pictures').set(fileKey('torn'), png.slice(0, 40));
  const { records, said } = await load('pictures');

  expect([...records.keys()]).toEqual(['e', 'whole']);
  expect(said[1]).toBe('The store of pictures: left out torn: is no picture');
});

/** Of its stores the host says 404 where nothing was ever written; its client reads other JSON as an empty list. */
const faults = tenFaults.filter((fault) => fault !== 404 && fault !== 'wrong');

describe.each(['concerts', 'venues', 'pictures'] as const)('a store of %s', (kind) => {
  async function breakStore(fault: Fault): Promise<Fake> {
    const fake = await startFake(() => new Response(null, { status: 500 }));
    fake.misbehave(fault);
    const context = { edgeURL: fake.url, uncachedEdgeURL: fake.url, siteID: 'local', token: 'a-token' };
    setEnvironmentContext(context);
    return fake;
  }

  test.each(faults)('that does %j: the last good records hold', async (fault) => {
    await addOne[kind]();
    const before = await load(kind);
    await using(await breakStore(fault), async () => {
      const { records, said } = await load(kind, { limits: hasty });
      expect(records).toEqual(before.records);
      expect(said[0]).toMatch(
        new RegExp(`^The store of ${kind}: cached since 20.+Z, because The store of ${kind} .+, 1 record`),
      );
    });
  });

  test.each(faults)('that does %j stops a build with nothing kept', async (fault) => {
    await using(await breakStore(fault), async () => {
      await expect(load(kind, { limits: hasty })).rejects.toThrow(
        new RegExp(`^The store of ${kind} .+, and nothing is kept of an earlier build: build again later`),
      );
    });
  });

  test('that fails three times is read a fourth time', async () => {
    const fake = await breakStore(503);
    await using(fake, async () => {
      await expect(load(kind)).rejects.toThrow('answered 503');
      expect(fake.requests).toHaveLength(4);
    });
  });
});

async function using(fake: Fake, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await fake.stop();
  }
}

test('never uses the last records of another source', async () => {
  await addConcert('one');
  await load('concerts');
  await expect(
    cache.load(
      sourceLoader({
        kind: 'concerts',
        source: {
          name: 'Another',
          fix: 'none',
          mayBeEmpty: true,
          read: ({ requestJson }) =>
            requestJson('http://127.0.0.1:1').then(() => ({ items: [], leftOut: [] })),
        },
        embedded,
        schema: concertRecord,
        limits: patient,
      }),
    ),
  ).rejects.toThrow('Another cannot be reached, and nothing is kept');
});
