import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { fileKey, recordKey } from '../../../src/config/stores.ts';
import { type Concert, concertRecord } from '../../../src/records/concert.ts';
import { storedGalleryRecord } from '../../../src/records/gallery/galleryImage.ts';
import { concertIdentity } from '../../../src/stores/layOver.ts';
import type { PictureRecord } from '../../../src/records/gallery/pictureRecord.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import { sourceLoader } from '../../../src/stores/collections/sourceLoader.ts';
import { gallerySource, recordSource } from '../../../src/stores/collections/bandSources.ts';
import { useBlobs, withStoresAt } from '../../fakes/blobs.ts';
import { type Fault, faultsOf, startFake } from '../../fakes/http.ts';
import { useFakes } from '../useFakes.ts';
import { embedded, hasty, patient, repository, setting, useCache } from './load.ts';
import { checkedConcerts } from '../../../src/features/concerts/sync/firestore/checkedConcerts.ts';
import { writeFiles } from '../api/band.ts';
import * as concertCalls from '../api/concertCalls.ts';

/** A store that answers with faults. */
const broken = await startFake(() => new Response(null, { status: 500 }));

useBlobs('concerts', 'venues', 'pictures', 'slugs');
const cache = useCache();
const drawn = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
const png = new Uint8Array(await drawn.png().toBuffer()).buffer;

const kinds = {
  concerts: { kind: 'concerts', source: () => recordSource('concert', setting), schema: concertRecord },
  venues: { kind: 'venues', source: () => recordSource('venue', setting), schema: venueRecord },
  pictures: { kind: 'gallery', source: () => gallerySource(setting), schema: storedGalleryRecord },
};

/** Loads a collection from its store beside the records of a repository. */
function load(name: keyof typeof kinds, { limits = patient, own = embedded } = {}) {
  const { source, ...options } = kinds[name];
  return cache.load(sourceLoader({ ...options, source: source(), embedded: own, limits }));
}

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
useFakes(broken);
const whileBroken = <Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> => {
  broken.misbehave(fault);
  return withStoresAt(broken.url, work);
};

const addOne = {
  concerts: () => addConcert('one'),
  venues: () => addVenue('one'),
  pictures: () => addPicture('one'),
};

test.each(['concerts', 'venues', 'pictures'] as const)(
  '%s: an empty store, and none, add nothing to the records of the repository, and the log says so',
  async (kind) => {
    const empty = await load(kind);
    expect([...empty.records.keys()]).toEqual(['e']);
    expect(empty.said).toEqual([`The store of ${kind}: live, 0 records beside 1 embedded`]);

    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
    const { records, said } = await load(kind);
    expect([...records.keys()]).toEqual(['e']);
    expect(said[0]).toMatch(/: embedded only, 1 record$/);
  },
);

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

  const down = await whileBroken(500, () => load('concerts', { limits: hasty, own }));
  expect([...down.records.keys()]).toEqual(['other', 'moved']);
  expect(down.said[0]).toContain('cached since');
});

test('pictures of the store keep their ranks; hidden and broken ones, which the band sees, are not shown', async () => {
  await addPicture('a-old', { rank: '1', decorative: true });
  await addPicture('b-new', { rank: '2', alt: { de: 'Bild', en: 'Picture' }, credit: 'Nora' });
  await addPicture('removed', { deleted: moment });
  await addPicture('later', { pending: true });
  await addPicture('of-page', { ofPage: true });
  await addPicture('broken', { width: 0 });
  await new BlobStore('pictures').set(recordKey('torn'), '{"half');
  const { records, said } = await load('pictures');

  expect(records.get('b-new')).toMatchObject({ rank: '2', alt: { de: 'Bild' }, credit: 'Nora' });
  expect(records.get('a-old')).toMatchObject({ rank: '1', decorative: true });
  expect([...records.keys()].toSorted()).toEqual(['a-old', 'b-new', 'e']);
  expect(said[0]).toBe('The store of pictures: live, 2 records beside 1 embedded');
});

test('a record of the store replaces or hides the picture of the repository that it stands for', async () => {
  const texts = { alt: { de: 'Datei', en: 'File' }, credit: 'Nora' };
  const own = repository({
    bass: { order: 1, img: 'bass', ...texts },
    becken: { order: 2, img: 'becken', ...texts },
    kabel: { order: 3, img: 'kabel', ...texts },
  });
  const change = (id: string, fields: object) =>
    new BlobStore('pictures').setJSON(recordKey(id), { id, img: 'an earlier name', rank: '5', ...fields });
  await change('bass', { credit: 'Lena', decorative: true });
  await change('becken', { deleted: moment });
  await change('no-longer-there', {});
  for (const { records } of [
    await load('pictures', { own }),
    await whileBroken(500, () => load('pictures', { limits: hasty, own })),
  ])
    expect(records).toEqual(
      new Map<string, unknown>([
        ['kabel', { order: 3, img: 'kabel', ...texts }],
        ['bass', { id: 'bass', img: 'bass', rank: '5', credit: 'Lena', decorative: true }],
      ]),
    );
});

test('a record without its file stops the build with a sentence that names it', async () => {
  await addPicture('whole');
  await addPicture('torn');
  await new BlobStore('pictures').delete(fileKey('torn'));

  await expect(load('pictures')).rejects.toThrow(
    'The store of pictures lacks 1 of 2 pictures (torn has no file), and nothing is kept of an earlier build: ',
  );
});

/** Of its stores the host says 404 where nothing was ever written; its client reads other JSON as an empty list. */
const faults = (isFirst: boolean) => faultsOf(isFirst).filter((fault) => fault !== 404 && fault !== 'wrong');

describe.each(['concerts', 'venues', 'pictures'] as const)('a store of %s', (kind) => {
  test.each(faults(kind === 'concerts'))('that does %j: the last good records hold', async (fault) => {
    await addOne[kind]();
    const before = await load(kind);
    const { records, said } = await whileBroken(fault, () => load(kind, { limits: hasty }));
    expect(records).toEqual(before.records);
    const reason = `cached since 20.+Z, because The store of ${kind} .+, 1 record`;
    expect(said[0]).toMatch(new RegExp(`^The store of ${kind}: ${reason}`));
  });

  test('that fails stops a build with nothing kept', async () => {
    const loading = whileBroken(500, () => load(kind, { limits: hasty }));
    const sentence = `^The store of ${kind} .+, and nothing is kept of an earlier build: build again later`;
    await expect(loading).rejects.toThrow(new RegExp(sentence));
  });
});

describe('records that break their contract', () => {
  const good = { name: 'Probe', date: '2026-12-04T19:00:00Z' };
  const file: Concert = { ...concertRecord.parse({ ...good, name: 'Aus der Datei' }), id: 'one' };

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    writeFiles({ concerts: [file] });
  });

  /** The records of a build, beside those of the repository. */
  async function built(): Promise<unknown[]> {
    const { id, ...data } = file;
    const source = recordSource('concert', setting);
    const embedded = repository({ [id]: data });
    const { records } = await cache.load(
      sourceLoader({ kind: 'concerts', source, schema: concertRecord, limits: patient, embedded }),
    );
    return [...records].map(([key, fields]) => ({ ...(fields as object), id: key }));
  }

  test.each<[string, object, object | undefined]>([
    ['with a field of a newer version', { mood: 'loud' }, {}],
    ['without an http: ticket link', { ticketUrl: 'http://a.example', city: 'Wien' }, { city: 'Wien' }],
    ['without an unknown status and a zone that is none', { status: 'x', timeZone: 'Wien' }, {}],
    ['with the usable language of its note', { note: { de: 'Krank.', en: '' } }, { note: { de: 'Krank.' } }],
    ['without a slug that is none', { slug: 'A B', revision: -1, updatedAt: 'x' }, {}],
    ['as in its file, where its date is none', { date: 'bald' }, undefined],
    ['as in its file, where it is broken and deleted', { date: 'bald', deleted: good.date }, undefined],
    ['although it is marked with something that is no instant', { deleted: 5 }, {}],
  ])('build, functions and page show a stored concert %s', async (_, change, shown) => {
    const stored = { ...good, ...change };
    await new BlobStore('concerts').setJSON('one', stored);
    const expected = [shown ? { ...concertRecord.parse({ ...good, ...shown }), id: 'one' } : file];

    expect(await built(), 'build').toEqual(expected);
    expect(await concertCalls.list(), 'functions').toEqual(expected);
    expect(await (await concertCalls.get('one')).json(), 'one of them').toEqual(expected[0]);
    // As Firestore sends it, where no file is beneath.
    if (!('deleted' in stored))
      expect((await checkedConcerts([{ ...stored, id: 'one' }])).concerts, 'page').toEqual(
        shown ? expected : [],
      );
  });

  test.each([
    ['with the address of a file', { slug: file.id }],
    ['deleted, with the address of a file', { slug: file.id, deleted: good.date }],
    ['deleted, of a file that was renamed', { file: concertIdentity(file), deleted: good.date }],
  ])('a broken record does not hide a file: %s', async (_, fields) => {
    await new BlobStore('concerts').setJSON('other', { ...good, date: 'bald', ...fields });

    for (const records of [await built(), await concertCalls.list()]) expect(records).toEqual([file]);
    const isNamed = expect.stringContaining('The concert other is left out: date ') as string;
    if ('deleted' in fields) return;
    expect(console.error).toHaveBeenCalledWith(isNamed);
    expect((await concertCalls.get('other')).status).toBe(404);
  });

  test('the band changes the file under a broken record, and the change takes its place', async () => {
    await new BlobStore('concerts').setJSON('one', { name: 'Ohne Datum', revision: 7 });
    const answer = await concertCalls.change(file, { name: 'Neu' });

    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    expect(await concertCalls.list()).toMatchObject([{ id: 'one', name: 'Neu', revision: 1 }]);
  });
});
